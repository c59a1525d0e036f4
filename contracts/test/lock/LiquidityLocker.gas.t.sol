// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvmRules} from "../fixtures/EvmRules.sol";
import {LockerFixture} from "./LockerFixture.sol";

/// @notice What people pay: whole transactions, an LP token that the locker knows, an exact allowance.
contract LiquidityLockerGasTest is LockerFixture, EvmRules {
    string private constant GROUP = "lock/LiquidityLocker";
    uint256 private lockId;

    function setUp() public override {
        super.setUp();
        lockId = lockFor(alice, 1e20, block.timestamp + 30 days);
        lockFor(bob, 1e20, block.timestamp + 30 days);
    }

    function test_Gas_Lock() public onTodaysNetwork {
        vm.startPrank(carol);
        lp.approve(address(locker), 123_456_789_123_456_789);
        locker.lock(address(lp), 123_456_789_123_456_789, carol, block.timestamp + 180 days);
        measure(GROUP, "lock, LP token known", 135_000);
        lp.approve(address(locker), type(uint256).max);
        locker.lock(address(lp), 123_456_789_123_456_789, carol, block.timestamp + 180 days);
        measure(GROUP, "lock, LP token known, endless allowance", 135_000);
    }

    function test_Gas_LockOfANewLpToken() public onTodaysNetwork {
        lp = newPool();
        vm.startPrank(carol);
        lp.approve(address(locker), 1e20);
        locker.lock(address(lp), 1e20, carol, block.timestamp + 180 days);
        vm.snapshotGasLastCall(GROUP, "lock, first of an LP token");
    }

    function test_Gas_Increment() public onTodaysNetwork {
        vm.startPrank(alice);
        lp.approve(address(locker), 123_456_789_123_456_789);
        locker.increment(lockId, 123_456_789_123_456_789);
        measure(GROUP, "increment", 53_000);
    }

    function test_Gas_Relock() public onTodaysNetwork {
        vm.prank(alice);
        locker.relock(lockId, block.timestamp + 365 days);
        measure(GROUP, "relock", 31_000);
    }

    function test_Gas_TransferOwnership() public onTodaysNetwork {
        vm.prank(alice);
        locker.transferOwnership(lockId, carol);
        measure(GROUP, "transferOwnership", 33_000);
    }

    function test_Gas_Split() public onTodaysNetwork {
        vm.prank(alice);
        locker.split(lockId, 123_456_789_123_456_789);
        measure(GROUP, "split", 95_000);
    }

    function test_Gas_WithdrawPart() public onTodaysNetwork {
        skip(30 days);
        vm.prank(alice);
        locker.withdraw(lockId, 123_456_789_123_456_789);
        measure(GROUP, "withdraw, a part", 52_000);
    }

    function test_Gas_WithdrawAll() public onTodaysNetwork {
        skip(30 days);
        vm.prank(alice);
        locker.withdraw(lockId, 1e20);
        measure(GROUP, "withdraw, all", 48_000);
    }
}
