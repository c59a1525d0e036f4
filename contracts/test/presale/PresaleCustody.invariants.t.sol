// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {PresaleFixture} from "./PresaleFixture.sol";
import {IPresaleMaker, PresaleHandler} from "./PresaleHandler.sol";

/// @notice What holds for presales whatever their people do. Presales of the three kinds, one after the other, and a
/// dozen people.
/// forge-config: full.invariant.runs = 8
/// forge-config: full.invariant.depth = 120
/// forge-config: deep.invariant.runs = 700
/// forge-config: deep.invariant.depth = 200
contract PresaleCustodyTest is PresaleFixture {
    PresaleHandler private handler;
    uint256 private constant USERS = 12;
    uint256 private constant PRESALES = 3;
    address[] private users;
    uint256 private made;

    function setUp() public override {
        super.setUp();
        for (uint160 i = 0; i < USERS; ++i) {
            users.push(address(0xBEEF000000 + i));
        }
        IPresale[] memory presales = new IPresale[](PRESALES);
        for (uint256 i = 0; i < PRESALES; ++i) {
            presales[i] = makePresale(i + 1);
        }
        handler = new PresaleHandler(IPresaleMaker(address(this)), presales, alice, treasury, users);
        targetContract(address(handler));
    }

    /// @notice A presale of its own token, that begins soon; every other one releases in parts, every other one has
    /// inviters.
    function makePresale(uint256 kind) public returns (IPresale presale) {
        ++made;
        vm.deal(alice, alice.balance + 1 ether);
        token = ERC20(address(create(alice, plainDraft(alice), FEE_WEI, address(0), bytes12(uint96(made)))));
        (startTime, endTime) = (block.timestamp + 302, block.timestamp + 302 + (made % 3 + 1) * 1 days);
        Plan memory p = made % 2 == 0 ? newPlan(kind) : vestingPlan(kind);
        // Odd amounts, so that roundings show.
        p.numbers[PRESALE_RATE] = 1000e18 + 7 * (made % 5) + 1;
        presale = openPresale(p);
        vm.startPrank(alice);
        if (kind == PRIVATE) presale.setWhitelist(users, 1);
        if (made % 4 < 2) {
            uint256[] memory rates = new uint256[](3);
            (rates[0], rates[1], rates[2]) = (600, 300, 77);
            presale.openInviter(rates);
        }
        vm.stopPrank();
    }

    function invariant_P38_EveryPresaleIsSolvent() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            assertSolvent(handler.presales(i));
        }
    }

    /// @notice Σ refunds + Σ spent = Σ contributed, and nothing is made or lost on the way.
    function invariant_P14_MoneyIsConserved() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            IPresale presale = handler.presales(i);
            PresaleHandler.Flow memory f = handler.flowOf(i);
            uint256 out = f.refunded + f.excess + f.ownerMoney + f.platformMoney + f.feesBack;
            if (presale.poolStatus() != FINISHED) {
                assertEq(address(presale).balance + out, f.contributed, "open or failed");
                continue;
            }
            uint256 pooled = 0;
            address pair = presale.state().pair;
            if (pair != address(0)) pooled = ERC20(wrappedNative).balanceOf(pair);
            uint256 rewards = inviter.presaleInfo(address(presale)).total;
            assertEq(address(presale).balance + out + pooled + rewards, f.contributed, "finished");
        }
    }

    /// @notice What the presales' books say of people adds up to what they say of the whole.
    function invariant_P10_BooksAddUp() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            IPresale presale = handler.presales(i);
            (uint256 contributed, uint256 claimed, uint256 fees, uint256 count) = (0, 0, 0, 0);
            for (uint256 k = 0; k < USERS; ++k) {
                IPresaleTypes.Account memory a = presale.accountOf(users[k]);
                contributed += a.contributed;
                claimed += a.claimed;
                fees += a.exitFee;
                if (a.contributed != 0) ++count;
            }
            IPresaleTypes.State memory s = presale.state();
            assertEq(contributed, s.total, "total");
            assertEq(count, s.userCount, "userCount");
            assertEq(claimed, s.tokensClaimed, "tokensClaimed");
            if (s.poolStatus != FINISHED) assertEq(fees, s.exitFees, "exitFees");
            assertEq(handler.flowOf(i).tokensClaimed, s.tokensClaimed, "tokens sent");
        }
    }

    /// @notice Nothing is claimable in two states: refunds and claims exclude each other.
    function invariant_P10_ClaimableInExactlyOneState() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            IPresale presale = handler.presales(i);
            uint256 status = presale.poolStatus();
            for (uint256 k = 0; k < USERS; ++k) {
                IPresaleTypes.Account memory a = presale.accountOf(users[k]);
                if (status == FINISHED) assertEq(a.refundable, 0, "refundable though finished");
                else assertEq(a.claimable + a.claimed, 0, "claimable though not finished");
            }
        }
    }

    /// @notice The views say exactly what is paid.
    function invariant_ViewsTellWhatIsPaid() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            assertFalse(handler.flowOf(i).unfair);
        }
    }

    /// @notice While a presale is open nobody has got anything out of it but refunds (P-13).
    function invariant_P13_NobodyTakesFromAnOpenPresale() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            if (handler.presales(i).poolStatus() == FINISHED) continue;
            PresaleHandler.Flow memory f = handler.flowOf(i);
            assertEq(f.ownerMoney + f.platformMoney + f.excess, 0);
        }
    }

    function invariant_CapabilitiesOnlyGoOut() public view {
        assertFalse(handler.capabilitiesGrew());
    }

    function invariant_P04_NoAllowanceIsLeft() public view {
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            address presale = address(handler.presales(i));
            assertEq(ERC20(wrappedNative).allowance(presale, address(inviter)), 0);
            assertEq(ERC20(wrappedNative).balanceOf(presale), 0, "wrapped money is nobody's");
        }
    }

    function afterInvariant() public {
        handler.report();
        for (uint256 i = 0; i < handler.presaleCount(); ++i) {
            emptyOut(handler.presales(i));
        }
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }

    /// @notice From every state there is a way to everybody's money that needs nobody else's goodwill.
    function emptyOut(IPresale presale) public {
        uint256 snapshot = vm.snapshotState();
        vm.warp(block.timestamp + 4000 days);
        if (presale.poolStatus() == FINISHED) {
            presale.claimFor(users);
            if (presale.state().exitFees != 0) presale.payPlatform();
        } else {
            presale.refundFor(users);
            for (uint256 k = 0; k < USERS; ++k) {
                if (presale.accountOf(users[k]).exitFee != 0) presale.reclaimExitFee(users[k]);
            }
            assertEq(address(presale).balance, 0, "money is stuck");
        }
        try presale.withdraw() {} catch {}
        // Less than one base unit of the currency a wallet (P-14), or what it buys.
        assertLe(address(presale).balance, USERS, "money is stuck");
        uint256 dust = USERS * (presale.presaleRate() / 1e18 + 1);
        assertLe(ERC20(presale.claimToken()).balanceOf(address(presale)), dust, "tokens are stuck");
        assertTrue(vm.revertToStateAndDelete(snapshot));
    }
}
