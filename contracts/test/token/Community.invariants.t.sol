// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {CommunityFixture} from "./CommunityFixture.sol";
import {CommunityHandler} from "./CommunityHandler.sol";

/// @notice What holds for a token of template 9, which is 6 and 4 in one, whatever people do with it.
contract CommunityInvariantsTest is CommunityFixture {
    CommunityHandler private handler;

    function templateId() internal pure override returns (uint256) {
        return BOTH;
    }

    function setUp() public override {
        super.setUp();
        handler = new CommunityHandler(token, router, pair, wrappedNative, locker);
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            address person = handler.people(i);
            buy(token, person, 5 ether);
        }
        nextBlocks(1);
        targetContract(address(handler));
    }

    /// forge-config: full.invariant.runs = 16
    /// forge-config: full.invariant.depth = 300
    function invariant_P26_RebatesNeverExceedTheTax() public view {
        assertFalse(handler.tradeOverpaid(), "one trade");
        assertLe(handler.rebates(), handler.taxes(), "all trades");
    }

    /// forge-config: full.invariant.runs = 16
    /// forge-config: full.invariant.depth = 300
    function invariant_P26_NoCyclesAndForGood() public view {
        assertLe(handler.longestChain(), handler.PEOPLE(), "a cycle");
        assertFalse(handler.bindingChanged(), "a binding changed");
    }

    /// forge-config: full.invariant.runs = 16
    /// forge-config: full.invariant.depth = 300
    function invariant_P24_PendingNeverExceedsWhatCameIn() public view {
        (uint256 received, uint256 paid, uint256 waiting) = vault().dividendTotals();
        assertLe(paid + handler.sumOfPending() + waiting, received);
    }

    /// forge-config: full.invariant.runs = 16
    /// forge-config: full.invariant.depth = 300
    function invariant_P31_PrincipalIsThere() public view {
        (uint256 shares, uint256 staked) = handler.sumOfShares();
        (uint256 total, uint256 stakedTotal) = vault().lpTotals();
        assertEq(total, shares, "shares");
        assertEq(stakedTotal, staked, "stakes");
        assertGe(pair.balanceOf(address(token)), staked, "principal is missing");
    }

    /// forge-config: full.invariant.runs = 16
    /// forge-config: full.invariant.depth = 300
    function invariant_P38_HoldsWhatItOwes() public view {
        ISolvency.AssetSolvency[] memory assets = ISolvency(address(token)).solvency();
        for (uint256 i = 0; i < assets.length; ++i) {
            assertGe(assets[i].held, assets[i].owed);
        }
    }

    /// forge-config: full.invariant.runs = 16
    /// forge-config: full.invariant.depth = 300
    function invariant_P21_PairHoldsItsReserve() public view {
        assertFalse(handler.pairShorted());
        (uint256 reserve,) = reservesOf(token);
        assertGe(token.balanceOf(address(pair)), reserve);
    }

    /// @notice Whatever state this is: everybody takes their liquidity out, all of it.
    function afterInvariant() public {
        handler.report();
        if (handler.totalCalls() >= 100) {
            assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
        }
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            address person = handler.people(i);
            uint256 staked = vault().stakedLpOf(person);
            if (staked == 0) continue;
            vm.prank(person);
            vault().unstakeLp(staked);
        }
        (, uint256 left) = vault().lpTotals();
        assertEq(left, 0, "somebody's liquidity is stuck");
    }
}
