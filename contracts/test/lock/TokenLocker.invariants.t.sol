// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISolvency} from "../../src/ISolvency.sol";
import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {OddToken, SuccessorLocker} from "./TokenLockerTokens.sol";
import {TokenLockerFixture} from "./TokenLockerFixture.sol";
import {TokenLockerHandler} from "./TokenLockerHandler.sol";

/// @notice What holds for the locker whatever its users and their tokens do.
/// forge-config: full.invariant.runs = 40
/// forge-config: full.invariant.depth = 150
contract TokenLockerInvariantsTest is TokenLockerFixture {
    TokenLockerHandler private handler;
    SuccessorLocker private successor;
    OddToken[3] private tokens;

    function setUp() public override {
        super.setUp();
        successor = new SuccessorLocker(address(locker));
        announcer.announce(address(successor));
        skip(7 days);
        for (uint256 i = 0; i < tokens.length; ++i) {
            tokens[i] = newToken();
        }
        tokens[0].setFee(100);
        tokens[0].setSilent(true);
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(locker.withdraw, (1, 1));
        calls[1] = abi.encodeCall(locker.increment, (1, 1));
        calls[2] = abi.encodeCall(locker.lock, (address(tokens[2]), 1, address(tokens[2]), FOREVER, plain()));
        tokens[2].arm(address(locker), calls);
        address[] memory users = new address[](3);
        (users[0], users[1], users[2]) = (alice, bob, carol);
        handler = new TokenLockerHandler(locker, successor, tokens, users);
        targetContract(address(handler));
    }

    /// @notice A token that leaves balances alone covers every lock of it.
    function invariant_P03_HeldIsNeverBelowOwed() public view {
        ISolvency.AssetSolvency[] memory all = locker.solvency();
        for (uint256 i = 0; i < all.length; ++i) {
            bool isPlain = locker.custodyOf(i + 1) == address(locker);
            if (isPlain && all[i].asset == address(tokens[handler.REBASER()])) continue;
            assertGe(all[i].held, all[i].owed, "less is held than is owed");
        }
    }

    /// @notice Whatever a token does to balances, all claims together are never more than is held.
    function invariant_P06_ClaimsFitWhatIsHeld() public view {
        (ISolvency.AssetSolvency[] memory all,, uint256[] memory amounts) = sums();
        for (uint256 i = 0; i < all.length; ++i) {
            assertLe(amounts[i], all[i].held, "claims are more than is held");
        }
    }

    function invariant_P38_OwedIsTheSumOfTheLocks() public view {
        (ISolvency.AssetSolvency[] memory all, uint256[] memory units,) = sums();
        for (uint256 i = 0; i < all.length; ++i) {
            if (locker.custodyOf(i + 1) != address(locker)) continue;
            assertEq(units[i], all[i].owed, "owed is not the sum of the locks");
        }
    }

    function invariant_P02_NothingLeavesEarlyAndUnlockTimesNeverFall() public view {
        assertFalse(handler.unlockFell(), "an unlock time fell");
        assertFalse(handler.leftEarly(), "tokens left early");
        assertFalse(handler.paidAnother(), "an owner was not paid");
    }

    function invariant_P01_WhatMovesStaysWhatItWas() public view {
        assertFalse(handler.movedDifferently(), "a lock moved as something else");
    }

    function invariant_P06_SplitsMakeNothing() public view {
        assertFalse(handler.splitMadeUnits(), "a split made units");
    }

    function invariant_CapabilitiesOnlyGoOut() public view {
        assertFalse(handler.capabilityCame(), "a capability came back");
    }

    /// @notice P-02, P-06: what can leave a lock follows from where it stands: gone, kept, on its way, ended.
    function invariant_P02_WhatCanLeaveFollowsTheState() public view {
        for (uint256 id = locker.lockCount(); id != 0; --id) {
            ITokenLocker.Lock memory entry = locker.lockOf(id);
            (uint256 units, uint256 amount) = locker.releasable(id);
            if (entry.owner == address(0)) {
                assertEq(entry.units | entry.initialUnits | units | amount, 0, "a lock that is gone holds something");
                assertEq(locker.capabilities(id), 0, "a lock that is gone can do something");
                continue;
            }
            assertGt(entry.units, 0, "a lock without anything is there");
            assertLe(entry.units, entry.initialUnits, "a lock has more than was put in");
            assertLe(units, entry.units, "more can leave than is there");
            assertLe(amount, entry.amount, "more would be paid than it is worth");
            uint256 firstAt = entry.schedule.cliffAt == 0 ? entry.unlockAt : entry.schedule.cliffAt;
            if (block.timestamp < firstAt || entry.unlockAt == FOREVER) {
                assertEq(units, 0, "it is kept, and can leave");
            }
            if (block.timestamp >= entry.unlockAt) assertEq(units, entry.units, "it is over, and something is kept");
        }
    }

    /// @notice P-06: at the end everybody whose lock has one is paid, the last one too, in any order.
    function afterInvariant() public {
        handler.report();
        bool isWhole = handler.totalCalls() >= 100;
        if (isWhole) assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half were effective");
        vm.warp(block.timestamp + 4000 days);
        for (uint256 id = locker.lockCount(); id != 0; --id) {
            ITokenLocker.Lock memory entry = locker.lockOf(id);
            (uint256 units, uint256 amount) = locker.releasable(id);
            if (amount == 0) continue;
            uint256 before = OddToken(entry.token).balanceOf(entry.owner);
            vm.prank(entry.owner);
            locker.withdraw(id, units);
            uint256 got = OddToken(entry.token).balanceOf(entry.owner) - before;
            assertGe(got + amount / 50 + 2, amount, "the last one is paid");
            assertEq(locker.lockOf(id).owner, address(0), "an empty lock is still there");
        }
    }

    /// @dev Units and present claims of all locks, by asset.
    function sums()
        private
        view
        returns (ISolvency.AssetSolvency[] memory all, uint256[] memory units, uint256[] memory amounts)
    {
        all = locker.solvency();
        (units, amounts) = (new uint256[](all.length), new uint256[](all.length));
        for (uint256 id = 1; id <= locker.lockCount(); ++id) {
            ITokenLocker.Lock memory entry = locker.lockOf(id);
            if (entry.units == 0) continue;
            uint256 i = indexOf(all, entry);
            units[i] += entry.units;
            bool isCut = !entry.rebasing && all[i].held < all[i].owed;
            amounts[i] += isCut ? entry.units * all[i].held / all[i].owed : entry.amount;
        }
    }

    function indexOf(ISolvency.AssetSolvency[] memory all, ITokenLocker.Lock memory entry)
        private
        view
        returns (uint256 i)
    {
        while (all[i].asset != entry.token || (locker.custodyOf(i + 1) != address(locker)) != entry.rebasing) ++i;
    }
}
