// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {NftLedger} from "../../templates/token/NftLedger.sol";

/// @notice The ledger, and nothing else.
contract NftBooks {
    using NftLedger for NftLedger.Ledger;

    NftLedger.Ledger public ledger;
    mapping(uint256 id => NftLedger.Nft) public nfts;

    constructor(uint112 perNft, uint112 trigger, uint32 interval) {
        (ledger.perNft, ledger.trigger, ledger.interval) = (perNft, trigger, interval);
        ledger.restart(block.number);
    }

    function add(uint256 amount, uint256 counted) external {
        ledger.add(amount, counted, block.number);
    }

    function payOut() external returns (uint256) {
        return ledger.payOut(block.number);
    }

    function activate(uint256 id) external {
        ledger.payOut(block.number);
        ledger.activate(nfts[id], block.number);
    }

    function retire(uint256 id) external {
        ledger.payOut(block.number);
        ledger.retire(nfts[id], block.number);
    }

    function setListed(uint256 id, bool listed) external {
        ledger.payOut(block.number);
        ledger.setListed(nfts[id], listed, block.number);
    }

    function take(uint256 id) external returns (uint256) {
        return ledger.take(nfts[id]);
    }

    function takeInVain(uint256 id) external {
        ledger.putBack(nfts[id], ledger.take(nfts[id]));
    }

    function earnedBy(uint256 id) external view returns (uint256) {
        return ledger.earnedBy(nfts[id]);
    }

    function due() external view returns (uint256) {
        return ledger.due(block.number);
    }

    function totals() external view returns (uint256 reserve, uint256 fresh, uint256 received, uint256 paid) {
        return (ledger.reserve, ledger.fresh, ledger.received, ledger.paid);
    }
}

/// @notice The arithmetic of dividends per NFT, against a model that loops over every NFT.
contract NftLedgerTest is Test {
    uint256 private constant PER_NFT = 0.1 ether;
    uint256 private constant TRIGGER = 1 ether;
    uint256 private constant NFTS = 30;

    NftBooks private books;
    uint256[NFTS] private modelEarned;
    bool[NFTS] private modelActive;
    bool[NFTS] private modelListed;
    uint256 private modelReserve;
    uint256 private modelFresh;
    uint256 private modelFreshAt;
    uint256 private modelPaidOutAt;
    uint256 private modelPaid;

    function setUp() public {
        vm.roll(1000);
        books = new NftBooks(uint112(PER_NFT), uint112(TRIGGER), 1);
        modelPaidOutAt = block.number;
    }

    function test_PayOut_CreditsEachActiveNft() public {
        activate(3);
        books.add(4 ether, 0);
        assertEq(books.payOut(), 0, "in the block in which it came in");
        vm.roll(block.number + 1);
        assertEq(books.due(), PER_NFT);
        assertEq(books.payOut(), PER_NFT);
        assertEq(books.payOut(), 0, "twice in a block");
        assertEq(books.earnedBy(0), PER_NFT);
        assertEq(books.earnedBy(2), PER_NFT);
        assertEq(books.earnedBy(3), 0);
        (uint256 reserve,,,) = books.totals();
        assertEq(reserve, 4 ether - 3 * PER_NFT);
    }

    function test_PayOut_IsAtMostATwentiethOfTheReserve() public {
        activate(2);
        books.add(TRIGGER, 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), TRIGGER / 20);
    }

    function test_PayOut_IsSharedWhenThereAreMany() public {
        activate(25);
        books.add(TRIGGER, 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), TRIGGER / 25);
        (uint256 reserve,,,) = books.totals();
        assertEq(reserve, 0);
    }

    function test_PayOut_WaitsForTheTrigger() public {
        activate(1);
        books.add(TRIGGER - 1, 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), 0);
        books.add(1, 0);
        assertEq(books.payOut(), 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), TRIGGER / 20);
    }

    function test_PayOut_WaitsForTheInterval() public {
        books = new NftBooks(uint112(PER_NFT), uint112(TRIGGER), 5);
        activate(1);
        books.add(100 ether, 0);
        vm.roll(block.number + 4);
        assertEq(books.payOut(), 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), PER_NFT);
        vm.roll(block.number + 4);
        assertEq(books.due(), 0);
        vm.roll(block.number + 1);
        assertEq(books.due(), PER_NFT);
    }

    function test_PayOut_NeedsAnActiveNft() public {
        books.add(100 ether, 0);
        vm.roll(block.number + 10);
        assertEq(books.payOut(), 0);
    }

    function test_PayOut_CountsWhatIsOnlyCounted() public {
        activate(1);
        books.add(0.4 ether, 0.6 ether);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), 0.02 ether);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), 0, "counted once");
        books.add(0, 0.9 ether);
        books.add(0, type(uint112).max);
        vm.roll(block.number + 1);
        books.add(0, 0);
        assertEq(books.payOut(), uint256(0.38 ether) / 20);
    }

    function test_P24_ActivationInTheBlockOfThePayoutEarnsNothing() public {
        activate(1);
        books.add(100 ether, 0);
        vm.roll(block.number + 1);
        // The payout that is due belongs to those who were there.
        books.activate(7);
        assertEq(books.earnedBy(0), PER_NFT);
        assertEq(books.payOut(), 0);
        books.add(100 ether, 0);
        assertEq(books.payOut(), 0);
        assertEq(books.take(7), 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), PER_NFT);
        assertEq(books.take(7), PER_NFT);
    }

    function test_P24_MoneyOfABlockIsNotPaidOutInIt() public {
        activate(1);
        vm.roll(block.number + 10);
        books.activate(7);
        books.add(100 ether, 0);
        assertEq(books.due(), 0);
        vm.roll(block.number + 1);
        books.add(100 ether, 0);
        // Of the two hundred, one is ripe.
        (uint256 reserve, uint256 fresh,,) = books.totals();
        assertEq(reserve, 100 ether);
        assertEq(fresh, 100 ether);
    }

    function test_SetListed_KeepsWhatWasEarned() public {
        activate(2);
        books.add(100 ether, 0);
        vm.roll(block.number + 1);
        books.setListed(0, true);
        assertEq(books.earnedBy(0), PER_NFT);
        vm.roll(block.number + 1);
        books.payOut();
        assertEq(books.earnedBy(0), PER_NFT);
        assertEq(books.earnedBy(1), 2 * PER_NFT);
        books.setListed(0, false);
        vm.roll(block.number + 1);
        books.payOut();
        assertEq(books.take(0), 2 * PER_NFT);
        assertEq(books.take(0), 0);
    }

    function test_SetListed_BeforeActivation() public {
        books.setListed(0, true);
        books.activate(0);
        books.activate(1);
        books.add(100 ether, 0);
        vm.roll(block.number + 1);
        books.payOut();
        assertEq(books.earnedBy(0), 0);
        books.setListed(0, false);
        vm.roll(block.number + 1);
        books.payOut();
        assertEq(books.earnedBy(0), PER_NFT);
    }

    function test_P24_FirstNftEarnsNothingInItsBlock() public {
        books.add(100 ether, 0);
        vm.roll(block.number + 10);
        books.activate(0);
        assertEq(books.payOut(), 0);
        vm.roll(block.number + 1);
        assertEq(books.payOut(), PER_NFT);
    }

    function test_Take_IsUndoneByPutBack() public {
        activate(2);
        books.add(100 ether, 0);
        vm.roll(block.number + 1);
        books.payOut();
        books.takeInVain(0);
        assertEq(books.earnedBy(0), PER_NFT);
        (,,, uint256 paid) = books.totals();
        assertEq(paid, 0);
        assertEq(books.take(0), PER_NFT);
    }

    function test_Retire_GivesBackWhatNobodyCanClaim() public {
        activate(2);
        books.add(100 ether, 0);
        vm.roll(block.number + 1);
        books.payOut();
        books.retire(0);
        assertEq(books.earnedBy(0), 0);
        (uint256 reserve, uint256 fresh,,) = books.totals();
        assertEq(reserve + fresh, 100 ether - PER_NFT);
        assertEq(fresh, PER_NFT, "not to be paid out in this block");
        books.setListed(1, true);
        books.retire(1);
        (reserve, fresh,,) = books.totals();
        assertEq(reserve + fresh, 100 ether);
        vm.roll(block.number + 1);
        assertEq(books.due(), 0);
        books.activate(0);
        vm.roll(block.number + 1);
        books.payOut();
        assertEq(books.earnedBy(0), PER_NFT);
    }

    function test_Add_TakesNoMoreThanItCanCount() public {
        books.add(type(uint112).max, 0);
        books.add(5, 0);
        vm.roll(block.number + 1);
        books.add(5, 0);
        (uint256 reserve, uint256 fresh, uint256 received,) = books.totals();
        assertEq(reserve, type(uint112).max);
        assertEq(fresh, 0);
        assertEq(received, type(uint112).max);
    }

    function test_PayOut_BlockNumbersMayWrap() public {
        vm.roll(type(uint32).max);
        activate(1);
        books.add(100 ether, 0);
        assertEq(books.payOut(), 0);
        vm.roll(uint256(type(uint32).max) + 1);
        assertEq(books.payOut(), PER_NFT);
        vm.roll(uint256(type(uint32).max) + 2);
        assertEq(books.payOut(), PER_NFT);
    }

    /// @notice Each NFT earns exactly what the model says, and every unit that came in is somewhere.
    function testFuzz_P24_MatchesTheModel(uint256 seed) public {
        for (uint256 i = 0; i < 60; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            step(seed);
        }
        uint256 owed;
        for (uint256 i = 0; i < NFTS; ++i) {
            assertEq(books.earnedBy(i), modelEarned[i]);
            owed += modelEarned[i];
        }
        (uint256 reserve, uint256 fresh, uint256 received, uint256 paid) = books.totals();
        assertEq(reserve + fresh, modelReserve + modelFresh);
        assertEq(paid, modelPaid);
        assertEq(owed + reserve + fresh + paid, received);
    }

    function step(uint256 seed) private {
        uint256 kind = seed % 7;
        uint256 id = (seed >> 8) % NFTS;
        if (kind == 0) {
            uint256 amount = (seed >> 16) % 5 ether;
            books.add(amount, 0);
            modelRipen();
            modelFresh += amount;
            modelFreshAt = block.number;
        } else if (kind == 1) {
            vm.roll(block.number + 1 + ((seed >> 16) % 2));
        } else if (kind == 2) {
            modelPayOut();
            books.payOut();
        } else if (kind == 3 || kind == 4) {
            modelPayOut();
            if (modelActive[id]) return modelListing(id);
            modelJoin();
            books.activate(id);
            modelActive[id] = true;
        } else if (kind == 5) {
            modelPaid += modelEarned[id];
            assertEq(books.take(id), modelEarned[id]);
            modelEarned[id] = 0;
        } else if (modelActive[id]) {
            modelPayOut();
            books.retire(id);
            modelRipen();
            modelFresh += modelEarned[id];
            modelFreshAt = block.number;
            (modelActive[id], modelEarned[id]) = (false, 0);
        }
    }

    function modelListing(uint256 id) private {
        if (modelListed[id]) modelJoin();
        books.setListed(id, !modelListed[id]);
        modelListed[id] = !modelListed[id];
    }

    function modelJoin() private {
        if (modelCount() == 0) modelPaidOutAt = block.number;
    }

    function modelCount() private view returns (uint256 active) {
        for (uint256 i = 0; i < NFTS; ++i) {
            if (modelActive[i] && !modelListed[i]) ++active;
        }
    }

    function modelRipen() private {
        if (modelFreshAt == block.number) return;
        modelReserve += modelFresh;
        modelFresh = 0;
    }

    function modelPayOut() private {
        if (block.number == modelPaidOutAt) return;
        uint256 active = modelCount();
        uint256 ripe = modelReserve + (modelFreshAt == block.number ? 0 : modelFresh);
        if (active == 0 || ripe < TRIGGER) return;
        modelRipen();
        uint256 amount = modelReserve / 20;
        if (amount > modelReserve / active) amount = modelReserve / active;
        if (amount > PER_NFT) amount = PER_NFT;
        for (uint256 i = 0; i < NFTS; ++i) {
            if (!modelActive[i] || modelListed[i]) continue;
            modelEarned[i] += amount;
            modelReserve -= amount;
        }
        modelPaidOutAt = block.number;
    }

    function activate(uint256 count) private {
        for (uint256 i = 0; i < count; ++i) {
            books.activate(i);
        }
    }
}
