// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IV4PositionManager} from "../../src/venue/IV4PositionManager.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice What people pay: whole transactions, the real position managers.
contract NftLockerGasTest is NftFixture {
    string private constant GROUP = "lock/NftLocker";
    uint256 private lockId;

    function setUp() public override {
        super.setUp();
        lockId = lockMark(alice, 1, block.timestamp + 30 days);
        lockMark(bob, 2, block.timestamp + 30 days);
    }

    function test_Gas_Lock() public onTodaysNetwork {
        marks.mint(carol, 3);
        vm.startPrank(carol);
        marks.approve(address(locker), 3);
        locker.lock(address(marks), 3, carol, block.timestamp + 180 days);
        measure(GROUP, "lock", 150_000);
    }

    function test_Gas_LockBySending() public onTodaysNetwork {
        marks.mint(carol, 3);
        vm.prank(carol);
        marks.safeTransferFrom(carol, address(locker), 3, abi.encode(carol, block.timestamp + 180 days));
        measure(GROUP, "lock by sending", 150_000);
    }

    function test_Gas_LockV3() public onTodaysNetwork {
        lockV3(alice);
        measure(GROUP, "lock a V3 position", 250_000);
    }

    function test_Gas_LockV4() public onTodaysNetwork {
        lockV4(alice, newV4Pool(address(one), address(other), address(0)));
        measure(GROUP, "lock a V4 position", 195_000);
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

    function test_Gas_Withdraw() public onTodaysNetwork {
        skip(30 days);
        vm.prank(alice);
        locker.withdraw(lockId);
        measure(GROUP, "withdraw", 76_000);
    }

    function test_Gas_CollectV3() public onTodaysNetwork {
        (uint256 id,) = lockV3(alice);
        tradeV3(1e19);
        vm.prank(alice);
        locker.collectFees(id);
        measure(GROUP, "collectFees, V3", 240_000);
    }

    function test_Gas_CollectV4() public onTodaysNetwork {
        IV4PositionManager.PoolKey memory key = newV4Pool(address(one), address(other), address(0));
        (uint256 id,) = lockV4(alice, key);
        tradeV4(key, 1e19);
        vm.prank(alice);
        locker.collectFees(id);
        measure(GROUP, "collectFees, V4", 210_000);
    }
}
