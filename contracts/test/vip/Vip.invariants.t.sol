// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVip} from "../../src/vip/IVip.sol";
import {VipFixture} from "./VipFixture.sol";
import {VipHandler} from "./VipHandler.sol";

/// forge-config: full.invariant.runs = 64
/// forge-config: full.invariant.depth = 150
contract VipInvariants is VipFixture {
    VipHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new VipHandler(vip, platform);
        targetContract(address(handler));
        bytes4[] memory actions = new bytes4[](6);
        (actions[0], actions[1], actions[2]) = (handler.start.selector, handler.give.selector, handler.addPlan.selector);
        (actions[3], actions[4], actions[5]) =
        (handler.enable.selector, handler.withdraw.selector, handler.wait.selector);
        targetSelector(FuzzSelector({addr: address(handler), selectors: actions}));
    }

    function invariant_NobodysMembershipEverGetsShorter() public view {
        assertFalse(handler.hasShortened());
    }

    /// @notice Paid time adds up to the second, from what is left or from now.
    function invariant_MembershipsEndWhenTheBookSays() public view {
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            address user = handler.person(i);
            assertEq(vip.expiredAt(user), handler.until(user));
            assertEq(vip.isMember(user), handler.until(user) > block.timestamp);
        }
    }

    /// @notice Not a wei above prices is kept, none is lost, and nobody but the dev address is paid.
    function invariant_P38_HeldIsPaidLessWithdrawn() public view {
        assertEq(address(vip).balance, handler.paid() - handler.withdrawn());
        assertEq(dev.balance, handler.withdrawn());
        uint256 left = 0;
        for (uint256 i = 0; i < handler.PEOPLE(); ++i) {
            left += handler.person(i).balance;
        }
        assertEq(left, handler.moneyOfPeople() - handler.paid());
        assertEq(vip.solvency()[0].held, address(vip).balance);
        assertEq(vip.solvency()[0].owed, 0);
    }

    function invariant_PlansNeverChange() public view {
        assertEq(vip.planCount(), handler.planCount());
        for (uint256 i = 0; i < handler.planCount(); ++i) {
            IVip.Plan memory plan = vip.planOf(i);
            IVip.Plan memory known = handler.planOf(i);
            assertEq(plan.price, known.price);
            assertEq(plan.circle, known.circle);
            assertEq(plan.enabled, known.enabled);
        }
    }

    function invariant_ClosedPlansAreNotSold() public view {
        assertFalse(handler.hasSoldClosed());
    }

    function afterInvariant() public view {
        handler.report();
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
    }
}
