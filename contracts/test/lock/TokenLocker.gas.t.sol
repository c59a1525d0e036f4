// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "./TokenLockerTokens.sol";
import {EvmRules} from "../fixtures/EvmRules.sol";
import {TokenLockerFixture} from "./TokenLockerFixture.sol";

/// @notice What people pay: whole transactions, a token that the locker knows, an exact allowance.
contract TokenLockerGasTest is TokenLockerFixture, EvmRules {
    string private constant GROUP = "lock/TokenLocker";
    uint256 private constant SUM = 123_456_789_123_456_789;
    uint256 private lockId;
    uint256 private linearId;

    function setUp() public override {
        super.setUp();
        // The cheapest token there is, so that the locker is measured and nothing else.
        SoladyPeer peer = new SoladyPeer(alice, 3 * HELD_EACH);
        token = OddToken(address(peer));
        vm.startPrank(alice);
        peer.transfer(bob, HELD_EACH);
        peer.transfer(carol, HELD_EACH);
        vm.stopPrank();
        lockId = lockFor(alice, 1e20, block.timestamp + 30 days);
        lockFor(bob, 1e20, block.timestamp + 30 days);
        linearId = lockFor(alice, 1e20, block.timestamp + 100 days, linear(block.timestamp + 1 days, 0));
        lockFor(bob, 1e20, block.timestamp + 30 days, rebasing());
    }

    function test_Gas_Lock() public onTodaysNetwork {
        vm.startPrank(carol);
        token.approve(address(locker), SUM);
        locker.lock(address(token), SUM, carol, block.timestamp + 180 days, plain());
        measure(GROUP, "lock, token known", 115_000);
        token.approve(address(locker), type(uint256).max);
        locker.lock(address(token), SUM, carol, block.timestamp + 180 days, plain());
        measure(GROUP, "lock, token known, endless allowance", 115_000);
    }

    function test_Gas_LockLinear() public onTodaysNetwork {
        vm.startPrank(carol);
        token.approve(address(locker), SUM);
        locker.lock(address(token), SUM, carol, block.timestamp + 180 days, linear(block.timestamp + 30 days, 1000));
        measure(GROUP, "lock with a linear release", 130_000);
    }

    function test_Gas_LockRebasing() public onTodaysNetwork {
        vm.startPrank(carol);
        token.approve(address(locker), SUM);
        locker.lock(address(token), SUM, carol, block.timestamp + 180 days, rebasing());
        vm.snapshotGasLastCall(GROUP, "lock of a rebasing token");
    }

    function test_Gas_LockOfANewToken() public onTodaysNetwork {
        token = newToken();
        vm.startPrank(carol);
        token.approve(address(locker), SUM);
        locker.lock(address(token), SUM, carol, block.timestamp + 180 days, plain());
        vm.snapshotGasLastCall(GROUP, "lock, first of a token");
    }

    function test_Gas_LockMany() public onTodaysNetwork {
        ITokenLocker.Entry[] memory entries = new ITokenLocker.Entry[](100);
        for (uint256 i = 0; i < entries.length; ++i) {
            entries[i].owner = address(uint160(0x100000 + i));
            entries[i].amount = SUM;
            entries[i].unlockAt = block.timestamp + 180 days;
        }
        vm.startPrank(carol);
        token.approve(address(locker), 100 * SUM);
        locker.lockMany(address(token), entries, false, false);
        vm.snapshotGasLastCall(GROUP, "lockMany, 100 entries");
    }

    function test_Gas_WithdrawFor() public onTodaysNetwork {
        uint256[] memory ids = new uint256[](10);
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = lockFor(alice, SUM, block.timestamp + 30 days);
        }
        skip(30 days);
        vm.startPrank(alice);
        locker.withdrawFor(ids);
        measure(GROUP, "withdrawFor, 10 locks", 260_000);
        locker.withdrawReleased(lockId);
        measure(GROUP, "withdrawReleased", 50_000);
    }

    function test_Gas_Increment() public onTodaysNetwork {
        vm.startPrank(alice);
        token.approve(address(locker), SUM);
        locker.increment(lockId, SUM);
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
        locker.split(lockId, SUM);
        measure(GROUP, "split", 95_000);
    }

    function test_Gas_WithdrawPart() public onTodaysNetwork {
        skip(30 days);
        vm.prank(alice);
        locker.withdraw(lockId, SUM);
        measure(GROUP, "withdraw, a part", 53_500);
    }

    function test_Gas_WithdrawAll() public onTodaysNetwork {
        skip(30 days);
        vm.prank(alice);
        locker.withdraw(lockId, 1e20);
        measure(GROUP, "withdraw, all", 48_000);
    }

    function test_Gas_WithdrawLinear() public onTodaysNetwork {
        skip(30 days);
        vm.startPrank(alice);
        locker.withdraw(linearId, SUM);
        skip(30 days);
        locker.withdraw(linearId, SUM);
        measure(GROUP, "withdraw from a linear release", 56_500);
    }
}
