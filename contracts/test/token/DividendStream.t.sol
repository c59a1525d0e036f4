// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {DividendStream} from "../../templates/token/DividendStream.sol";

/// @notice A ledger of shares on the stream, and nothing else.
contract StreamLedger {
    using DividendStream for DividendStream.Stream;

    DividendStream.Stream public stream;
    uint256 public immutable extraBits;
    mapping(address account => uint256) public sharesOf;
    mapping(address account => uint256) public debtOf;

    constructor(uint256 supply, uint256 extraBits_, uint256 interval) {
        extraBits = extraBits_;
        stream.init(supply, extraBits_, interval);
    }

    function setShares(address account, uint256 newShares) external {
        uint256 perShare = stream.advance(extraBits, block.number);
        debtOf[account] = stream.settle(perShare, debtOf[account], sharesOf[account], newShares);
        sharesOf[account] = newShares;
    }

    function add(uint256 amount) external returns (uint256 taken) {
        taken = stream.add(extraBits, amount);
        stream.advance(extraBits, block.number);
        stream.begin(block.number);
    }

    function begin() external {
        stream.advance(extraBits, block.number);
        stream.begin(block.number);
    }

    function claim(address account) external returns (uint256 amount) {
        uint256 perShare = stream.advance(extraBits, block.number);
        amount = stream.earned(perShare, debtOf[account], sharesOf[account]);
        unchecked {
            debtOf[account] = uint128(debtOf[account] + amount);
        }
    }

    function earned(address account) external view returns (uint256) {
        return stream.earned(stream.perShareAt(extraBits, block.number), debtOf[account], sharesOf[account]);
    }

    function minShares() external view returns (uint256) {
        return stream.minShares(extraBits);
    }
}

/// @notice The arithmetic of dividends per share, against a model that walks block by block.
contract DividendStreamTest is Test {
    uint256 private constant SUPPLY = 1_000_000e18;
    uint256 private constant INTERVAL = 20;
    uint256 private constant EXTRA_BITS = 8;
    uint256 private constant ACCOUNTS = 4;
    /// @dev The model's own scale: it shares nothing with the library's.
    uint256 private constant WAD = 1e36;

    StreamLedger private ledger;
    uint256[ACCOUNTS] private modelEarned;
    uint256[ACCOUNTS] private modelPaid;
    uint256 private modelLeft;
    uint256 private modelRate;
    uint256 private modelWaiting;
    uint256 private steps;

    function setUp() public {
        vm.roll(1000);
        ledger = new StreamLedger(SUPPLY, EXTRA_BITS, INTERVAL);
    }

    function test_Init_MinimumIsAboutAThousandthOfTheSupply() public {
        assertLe(ledger.minShares(), SUPPLY / 1024);
        assertGe(ledger.minShares(), SUPPLY / 2048);
        assertEq(new StreamLedger(1, 0, 1).minShares(), 1);
        assertEq(new StreamLedger(2047, 8, 1).minShares(), 1);
        assertEq(new StreamLedger(2048, 8, 1).minShares(), 2);
        assertEq(new StreamLedger(type(uint112).max, 0, 1).minShares(), 1 << 101);
    }

    function test_Advance_ReleasesEvenlyOverTheInterval() public {
        ledger.setShares(account(0), SUPPLY);
        ledger.add(2000);
        for (uint256 i = 0; i <= INTERVAL + 1; ++i) {
            uint256 blocks = i < INTERVAL ? i : INTERVAL;
            // A debt of a millionth of a unit is rounded up to one.
            assertApproxEqAbs(ledger.earned(account(0)), blocks * 100, 1, "not linear");
            vm.roll(block.number + 1);
        }
    }

    function test_P24_JoinAndLeaveInOneBlockEarnsNothing() public {
        ledger.setShares(account(0), SUPPLY / 2);
        ledger.add(1 ether);
        vm.roll(block.number + 5);
        ledger.setShares(account(1), SUPPLY / 2);
        ledger.add(1 ether);
        assertEq(ledger.claim(account(1)), 0);
        ledger.setShares(account(1), 0);
        vm.roll(block.number + 100);
        assertEq(ledger.earned(account(1)), 0);
    }

    function test_P24_OneBlockEarnsOneBlocksWorth() public {
        ledger.setShares(account(0), SUPPLY / 2);
        ledger.add(2000);
        ledger.setShares(account(1), SUPPLY / 2);
        vm.roll(block.number + 1);
        ledger.setShares(account(1), 0);
        assertApproxEqAbs(ledger.claim(account(1)), 50, 1);
    }

    function test_Advance_StandsStillWithoutEnoughShares() public {
        ledger.add(2000);
        vm.roll(block.number + 15);
        ledger.setShares(account(0), ledger.minShares() - 1);
        vm.roll(block.number + 15);
        assertEq(ledger.earned(account(0)), 0);
        ledger.setShares(account(0), ledger.minShares());
        vm.roll(block.number + 1);
        assertApproxEqAbs(ledger.earned(account(0)), 100, 1);
        vm.roll(block.number + 19);
        assertApproxEqAbs(ledger.claim(account(0)), 2000, 1);
    }

    function test_Begin_WaitsForTheRunningStream() public {
        ledger.setShares(account(0), SUPPLY);
        ledger.add(2000);
        vm.roll(block.number + 10);
        ledger.add(4000);
        vm.roll(block.number + 9);
        ledger.begin();
        assertApproxEqAbs(ledger.earned(account(0)), 1900, 1, "a later sum delays or hastens none before it");
        vm.roll(block.number + 1);
        ledger.begin();
        assertApproxEqAbs(ledger.earned(account(0)), 2000, 1);
        vm.roll(block.number + 1);
        assertApproxEqAbs(ledger.earned(account(0)), 2200, 1);
    }

    function test_Begin_OfNothingStartsNothing() public {
        ledger.begin();
        (,,,, uint256 perShare, uint256 left, uint256 blocksLeft,) = streamHead();
        assertEq(perShare + left + blocksLeft, 0);
    }

    function test_Begin_StreamsAtMostItsWidthAtOnce() public {
        StreamLedger large = new StreamLedger(type(uint112).max, 0, 1);
        large.setShares(account(0), type(uint112).max);
        large.add(type(uint112).max);
        uint256 total;
        for (uint256 i = 0; i < 257; ++i) {
            vm.roll(block.number + 1);
            large.begin();
            total += large.claim(account(0));
        }
        assertApproxEqAbs(total, type(uint112).max, 600);
        assertLe(total, type(uint112).max);
    }

    function test_Advance_BlockNumbersMayWrap() public {
        vm.roll(type(uint32).max - 4);
        ledger.setShares(account(0), SUPPLY);
        ledger.add(2000);
        vm.roll(uint256(type(uint32).max) + 6);
        assertApproxEqAbs(ledger.earned(account(0)), 1000, 1);
        ledger.setShares(account(0), SUPPLY);
        vm.roll(uint256(type(uint32).max) + 16);
        assertApproxEqAbs(ledger.claim(account(0)), 2000, 2);
    }

    function test_Add_TakesNoMoreThanItCanCount() public {
        uint256 most = 1 << (116 - EXTRA_BITS);
        assertEq(ledger.add(most - 1), most - 1);
        assertEq(ledger.add(5), 1);
        assertEq(ledger.add(5), 0);
        // The worst of all cases: the smallest sum of shares takes all that can ever come in.
        ledger.setShares(account(0), ledger.minShares());
        vm.roll(block.number + 1000);
        for (uint256 i = 0; i < 20; ++i) {
            ledger.begin();
            vm.roll(block.number + INTERVAL);
        }
        ledger.begin();
        assertApproxEqAbs(ledger.earned(account(0)), most, 1);
        // Its owner may then hold everything, and what was earned stays what it was.
        ledger.setShares(account(0), type(uint112).max);
        assertApproxEqAbs(ledger.claim(account(0)), most, 2);
        ledger.setShares(account(0), 1);
        assertEq(ledger.earned(account(0)), 0);
    }

    function test_Settle_ManySmallChangesEarnNothing() public {
        ledger.setShares(account(0), SUPPLY / 3);
        ledger.add(1 ether + 7);
        vm.roll(block.number + 7);
        uint256 before = ledger.earned(account(0));
        for (uint256 i = 0; i < 50; ++i) {
            ledger.setShares(account(0), SUPPLY / 3 + i);
        }
        assertLe(ledger.earned(account(0)), before);
        assertGe(ledger.earned(account(0)), before - 51);
    }

    /// @notice Every account earns what the model says, within a unit per step, and together never more than came in.
    function testFuzz_P24_MatchesTheModel(uint256 seed) public {
        for (uint256 i = 0; i < 40; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            step(seed);
        }
        uint256 owed;
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            uint256 earned = ledger.earned(account(i)) + modelPaid[i];
            assertApproxEqAbs(earned, modelEarned[i] / WAD, steps + 1);
            owed += earned;
        }
        (,,,,,,, uint256 waiting) = streamHead();
        assertEq(waiting, modelWaiting, "what waits differs");
        (,,,,,,,, uint256 received,,) = ledger.stream();
        assertLe(owed + waiting, received, "more is owed than came in");
    }

    function step(uint256 seed) private {
        ++steps;
        uint256 kind = seed % 5;
        uint256 who = (seed >> 8) % ACCOUNTS;
        if (kind == 0) {
            uint256 amount = seed >> 16;
            ledger.setShares(account(who), amount % 3 == 0 ? 0 : amount % (SUPPLY / ACCOUNTS));
        } else if (kind == 1) {
            uint256 amount = (seed >> 16) % (10 ** (1 + ((seed >> 4) % 24)));
            modelWaiting += ledger.add(amount);
            modelBegin();
        } else if (kind == 2) {
            modelPaid[who] += ledger.claim(account(who));
        } else if (kind == 3) {
            ledger.begin();
            modelBegin();
        } else {
            uint256 blocks = 1 + ((seed >> 16) % 12);
            for (uint256 i = 0; i < blocks; ++i) {
                modelBlock();
            }
            vm.roll(block.number + blocks);
        }
    }

    function modelBegin() private {
        if (modelLeft != 0 || modelWaiting == 0) return;
        (modelLeft, modelRate) = (modelWaiting * WAD, (modelWaiting * WAD) / INTERVAL);
        modelWaiting = 0;
    }

    function modelBlock() private {
        uint256 shares;
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            shares += ledger.sharesOf(account(i));
        }
        if (modelLeft == 0 || shares < ledger.minShares()) return;
        // The last block takes what the division left over.
        uint256 released = modelLeft < 2 * modelRate ? modelLeft : modelRate;
        modelLeft -= released;
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            modelEarned[i] += (released / shares) * ledger.sharesOf(account(i));
        }
    }

    function streamHead()
        private
        view
        returns (uint256, uint256, uint256, uint256, uint256, uint256, uint256, uint256)
    {
        (
            uint256 shares,
            uint256 threshold,
            uint256 lastBlock,
            uint256 scaleBits,
            uint256 perShare,
            uint256 left,
            uint256 blocksLeft,
            uint256 waiting,,,
        ) = ledger.stream();
        return (shares, threshold, lastBlock, scaleBits, perShare, left, blocksLeft, waiting);
    }

    function account(uint256 index) private pure returns (address) {
        return address(uint160(1000 + index));
    }
}
