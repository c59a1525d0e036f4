// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FakePool} from "./FakePool.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {LockerFixture} from "./LockerFixture.sol";

/// @notice People who want what is locked.
contract LiquidityLockerAttacksTest is LockerFixture, AbiReader {
    /// @notice P-03: a pool token that calls every door back, before and after each movement, cannot make held < owed,
    /// nor take from those who have locked the same token.
    function test_P03_HooksNeverMakeHeldLessThanOwed() public {
        FakePool pool = new FakePool(address(this), 1e24, FakePool.Trick.FreeInside);
        // The attacker is the pool token itself: it owns a lock and holds tokens.
        pool.approve(address(locker), type(uint256).max);
        uint256 victim = locker.lock(address(pool), 1e20, alice, block.timestamp + 1 days);
        uint256 own = locker.lock(address(pool), 1e20, address(pool), block.timestamp + 1 days);
        pool.transfer(address(pool), 1e20);
        vm.prank(address(pool));
        pool.approve(address(locker), type(uint256).max);
        skip(1 days);

        bytes[] memory calls = new bytes[](4);
        calls[0] = abi.encodeCall(locker.withdraw, (own, 1e18));
        calls[1] = abi.encodeCall(locker.lock, (address(pool), 1e18, address(pool), type(uint40).max));
        calls[2] = abi.encodeCall(locker.increment, (own, 1e18));
        calls[3] = abi.encodeCall(locker.split, (own, 1e17));
        pool.arm(address(locker), calls);

        vm.prank(alice);
        locker.withdraw(victim, 4e19);
        locker.lock(address(pool), 5e19, alice, block.timestamp + 1 days);
        locker.increment(victim, 5e19);
        assertTrue(pool.reentered());
        assertGe(pool.balanceOf(address(locker)), locker.lockedOf(address(pool)));
        uint256 left = locker.lockOf(victim).amount;
        vm.prank(alice);
        locker.withdraw(victim, left);
        assertGe(pool.balanceOf(address(locker)), locker.lockedOf(address(pool)));
    }

    /// @notice P-03: the lock that is being filled is emptied from inside the movement: it is gone, not resurrected.
    function test_P03_ALockCannotBeFilledWhileItIsEmptied() public {
        FakePool pool = new FakePool(address(this), 1e24, FakePool.Trick.None);
        pool.approve(address(locker), type(uint256).max);
        uint256 own = locker.lock(address(pool), 1e20, address(pool), block.timestamp + 1 days);
        skip(1 days);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(locker.withdraw, (own, 1e20));
        pool.arm(address(locker), calls);
        vm.expectRevert();
        locker.increment(own, 1e18);
        assertEq(pool.balanceOf(address(locker)), 1e20);
    }

    /// @notice P-02: no function of the locker is anybody's but a lock owner's; there is no setter and no admin.
    function test_P02_ThereIsNoAdmin() public view {
        Writer[] memory writers = writersOf("out/LiquidityLocker.sol/LiquidityLocker.json");
        assertEq(writers.length, 6, "a new writer needs a place here");
        string[6] memory known = [
            "increment(uint256,uint256)",
            "lock(address,uint256,address,uint256)",
            "relock(uint256,uint256)",
            "split(uint256,uint256)",
            "transferOwnership(uint256,address)",
            "withdraw(uint256,uint256)"
        ];
        for (uint256 i = 0; i < writers.length; ++i) {
            assertTrue(same(writers[i].signature, known[i]), writers[i].signature);
        }
    }

    /// @notice P-04: the locker never gives an allowance.
    function test_P04_NoAllowanceIsGiven() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days);
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(id, 1e19);
        assertEq(lp.allowance(address(locker), alice), 0);
        assertEq(lp.allowance(address(locker), address(venueFactory)), 0);
    }

    /// @notice Gas of one lock does not depend on how many there are.
    function test_Lock_CostsTheSameAmongManyLocks() public {
        lockFor(alice, 1, block.timestamp + 1 days);
        lockFor(alice, 1, block.timestamp + 1 days);
        costOf();
        uint256 few = costOf();
        vm.startPrank(bob);
        lp.approve(address(locker), type(uint256).max);
        for (uint256 i = 0; i < 300; ++i) {
            locker.lock(address(lp), 1, bob, block.timestamp + 1 days);
        }
        vm.stopPrank();
        uint256 many = costOf();
        assertApproxEqRel(many, few, 0.01e18);
    }

    function costOf() private returns (uint256 gas) {
        vm.startPrank(carol);
        lp.approve(address(locker), 1e18);
        gas = gasleft();
        locker.lock(address(lp), 1e18, carol, block.timestamp + 1 days);
        gas -= gasleft();
        vm.stopPrank();
    }
}
