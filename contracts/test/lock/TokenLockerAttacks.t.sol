// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {RebasingVault} from "../../src/lock/RebasingVault.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";
import {OddToken, SuccessorLocker} from "./TokenLockerTokens.sol";
import {TokenLockerFixture} from "./TokenLockerFixture.sol";

/// @notice People who want what is locked.
contract TokenLockerAttacksTest is TokenLockerFixture, AbiReader {
    SuccessorLocker private next;

    function setUp() public override {
        super.setUp();
        next = new SuccessorLocker(address(locker));
        announcer.announce(address(next));
        skip(7 days);
    }

    /// @notice P-01: what moves is what storage says; who moves it gains nothing, and nothing of anybody else's moves.
    function test_P01_MigrateGivesTheMoverNothing() public {
        uint256 victim = lockFor(alice, 5e20, block.timestamp + 1 days, migratable());
        uint256 own = lockFor(bob, 1e20, block.timestamp + 1 days, migratable());
        uint256 before = token.balanceOf(bob);
        vm.startPrank(bob);
        vm.expectPartialRevert(ITokenLocker.TokenLocker_NotOwner.selector);
        locker.migrate(victim, address(next));
        locker.migrate(own, address(next));
        vm.expectPartialRevert(ITokenLocker.TokenLocker_NotOwner.selector);
        locker.migrate(own, address(next));
        vm.stopPrank();
        assertEq(token.balanceOf(bob), before);
        assertEq(token.balanceOf(address(next)), 1e20);
        assertEq(next.lockAt(1).owner, bob);
        assertEq(next.lockAt(1).unlockAt, block.timestamp + 1 days);
        assertEq(locker.lockOf(victim).amount, 5e20);
        assertEq(token.balanceOf(address(locker)), 5e20);
    }

    /// @notice P-01: a successor that calls back finds the lock gone.
    function test_P01_ALockMovesOnce() public {
        uint256 own = lockFor(bob, 1e20, block.timestamp + 1 days, migratable());
        lockFor(alice, 5e20, block.timestamp + 1 days, migratable());
        next.setTwist(SuccessorLocker.Twist.CallsBack);
        vm.prank(bob);
        locker.migrate(own, address(next));
        assertFalse(next.reentered());
        assertEq(bytes4(next.answer()), ITokenLocker.TokenLocker_NotOwner.selector);
        assertEq(token.balanceOf(address(next)), 1e20);
    }

    /// @notice P-02, P-05: no function but these changes anything; none belongs to an admin, none runs a caller's bytes.
    function test_P02_ThereIsNoAdmin() public view {
        string[14] memory known = [
            "increment(uint256,uint256)",
            "incrementWithPermit(uint256,uint256,uint256,bytes)",
            "lock(address,uint256,address,uint256,(bool,bool,(uint256,uint256,uint256,uint256)))",
            "lockMany(address,(address,uint256,uint256,(uint256,uint256,uint256,uint256))[],bool,bool)",
            "lockManyWithPermit(address,(address,uint256,uint256,(uint256,uint256,uint256,uint256))[],bool,bool,uint256,bytes)",
            "lockWithPermit(address,uint256,address,uint256,(bool,bool,(uint256,uint256,uint256,uint256)),uint256,bytes)",
            "migrate(uint256,address)",
            "relock(uint256,uint256)",
            "setOperator(address,bool)",
            "split(uint256,uint256)",
            "transferOwnership(uint256,address)",
            "withdraw(uint256,uint256)",
            "withdrawFor(uint256[])",
            "withdrawReleased(uint256)"
        ];
        Writer[] memory writers = writersOf("out/TokenLocker.sol/TokenLocker.json");
        assertEq(writers.length, known.length, "a new writer needs a place here");
        for (uint256 i = 0; i < writers.length; ++i) {
            assertTrue(same(writers[i].signature, known[i]), writers[i].signature);
        }
    }

    /// @notice P-02: whoever announces successors reaches no lock with it.
    function test_P02_TheAnnouncerReachesNoLock() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days, migratable());
        vm.expectPartialRevert(ITokenLocker.TokenLocker_NotOwner.selector);
        locker.migrate(id, address(next));
        vm.prank(address(announcer));
        vm.expectPartialRevert(ITokenLocker.TokenLocker_NotOwner.selector);
        locker.migrate(id, address(next));
    }

    /// @notice P-02: an operator, whoever it is, can only pay the owner, and only what is released.
    function test_P02_AnOperatorOnlyPaysTheOwner() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days, migratable());
        vm.prank(alice);
        locker.setOperator(bob, true);
        vm.startPrank(bob);
        vm.expectPartialRevert(ITokenLocker.TokenLocker_StillLocked.selector);
        locker.withdraw(id, 1);
        bytes[4] memory calls = [
            abi.encodeCall(locker.relock, (id, FOREVER)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.transferOwnership, (id, bob)),
            abi.encodeCall(locker.migrate, (id, address(next)))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok,) = address(locker).call(calls[i]);
            assertFalse(ok);
        }
        skip(1 days);
        locker.withdraw(id, 1e20);
        vm.stopPrank();
        assertEq(token.balanceOf(alice), HELD_EACH);
        assertEq(token.balanceOf(bob), HELD_EACH);
    }

    /// @notice P-03: a token that calls every door back, before and after each movement, is refused at each of them.
    function test_P03_HooksFindEveryDoorShut() public {
        for (uint256 kind = 0; kind < 2; ++kind) {
            token = newToken();
            ITokenLocker.Options memory options = kind == 0 ? plain() : rebasing();
            options.migratable = true;
            uint256 victim = lockFor(alice, 1e20, block.timestamp + 1 days, options);
            uint256 own = lockFor(bob, 1e20, block.timestamp + 1 days, options);
            vm.prank(bob);
            locker.transferOwnership(own, address(token));
            vm.prank(bob);
            token.transfer(address(token), 1e20);
            vm.prank(address(token));
            token.approve(address(locker), type(uint256).max);
            skip(1 days);
            token.arm(address(locker), doorsOf(own, options));

            uint256 units = locker.lockOf(victim).units;
            vm.prank(alice);
            locker.withdraw(victim, units / 2);
            incrementBy(alice, victim, 5e19);
            lockFor(carol, 5e19, block.timestamp + 1 days, options);
            assertEq(token.attempts(), 3 * 2 * 5);
            assertFalse(token.reentered());
            assertEq(
                token.lastFailure(), abi.encodeWithSelector(ITokenLocker.TokenLocker_Busy.selector, address(token))
            );
            assertSolvent();
        }
    }

    /// @notice P-03: a list inside a movement pays nothing of the token that moves, and everything of others.
    function test_P03_AListInsideAMovementPassesOverItsToken() public {
        uint256 victim = lockFor(alice, 1e20, block.timestamp + 1 days);
        uint256[] memory ids = new uint256[](2);
        ids[0] = lockFor(bob, 1e20, block.timestamp + 1 days);
        OddToken moving = token;
        token = newToken();
        ids[1] = lockFor(bob, 3e20, block.timestamp + 1 days);
        vm.prank(bob);
        locker.setOperator(address(moving), true);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(locker.withdrawFor, (ids));
        moving.arm(address(locker), calls);
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(victim, 1e20);
        assertTrue(moving.reentered());
        assertEq(moving.balanceOf(alice), HELD_EACH);
        assertEq(locker.lockOf(ids[0]).amount, 1e20);
        assertEq(moving.balanceOf(address(locker)), 1e20);
        assertEq(token.balanceOf(bob), HELD_EACH);
    }

    /// @notice P-03: a permit that empties the lock which it is to fill takes nothing from anybody.
    function test_P03_APermitThatEndsTheLockTakesNothing() public {
        uint256 own = lockFor(bob, 1e20, block.timestamp + 1 days);
        vm.prank(bob);
        locker.transferOwnership(own, address(token));
        skip(1 days);
        token.setLawless(true);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(locker.withdraw, (own, 1e20));
        token.arm(address(locker), calls);
        vm.startPrank(alice);
        token.approve(address(locker), 5e19);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_Unknown.selector, own));
        locker.incrementWithPermit(own, 5e19, block.timestamp, new bytes(65));
        assertEq(token.balanceOf(alice), HELD_EACH);
    }

    /// @notice P-03: doors that move nothing stay open inside a movement, and what they did counts.
    function test_P03_ASplitInsideAnIncrementLosesNothing() public {
        uint256 own = lockFor(bob, 1e20, block.timestamp + 1 days);
        vm.prank(bob);
        locker.transferOwnership(own, address(token));
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(locker.split, (own, 1e19));
        token.arm(address(locker), calls);
        incrementBy(alice, own, 5e19);
        assertTrue(token.reentered());
        assertEq(locker.lockOf(own).amount, 1e20 - 2e19 + 5e19);
        assertEq(locker.lockOf(2).amount + locker.lockOf(3).amount, 2e19);
        assertSolvent();
    }

    /// @notice P-04: the locker never gives an allowance, nor does a vault.
    function test_P04_NoAllowanceIsGiven() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days, migratable());
        uint256 shares = lockFor(alice, 1e20, block.timestamp + 1 days, rebasing());
        vm.prank(alice);
        locker.migrate(id, address(next));
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(shares, 1e22);
        address[4] memory others = [alice, address(next), address(announcer), address(token)];
        for (uint256 i = 0; i < others.length; ++i) {
            assertEq(token.allowance(address(locker), others[i]), 0);
            assertEq(token.allowance(locker.custodyOf(2), others[i]), 0);
        }
    }

    /// @notice P-05: a vault pays for its locker alone, and whatever stands for a token cannot make the locker call it.
    function test_P05_AVaultPaysForItsLockerAlone() public {
        lockFor(alice, 1e20, block.timestamp + 1 days, rebasing());
        address vault = locker.custodyOf(1);
        vm.expectRevert(abi.encodeWithSelector(RebasingVault.RebasingVault_NotLocker.selector, address(this)));
        RebasingVault(vault).pay(address(this), 1);
        address[3] memory targets = [vault, address(announcer), address(locker)];
        for (uint256 i = 0; i < targets.length; ++i) {
            vm.expectRevert();
            locker.lockWithPermit(targets[i], 1, bob, block.timestamp + 1 days, plain(), block.timestamp, new bytes(65));
            vm.expectRevert();
            locker.lockWithPermit(targets[i], 1, bob, block.timestamp + 1 days, plain(), block.timestamp, hex"00");
        }
        assertEq(token.balanceOf(vault), 1e20);
    }

    /// @notice P-31: one base unit and a donation cannot make the next deposit worth nothing, and cost more than they take.
    function testFuzz_P31_InflatingSharesLosesMoney(uint256 deposit, uint256 donation) public {
        deposit = bound(deposit, 1e6, 1e22);
        donation = bound(donation, 1, 1e23);
        vm.assume(donation < deposit * 1000);
        lockFor(bob, 1, block.timestamp + 1 days, rebasing());
        address vault = locker.custodyOf(1);
        vm.prank(bob);
        token.transfer(vault, donation);
        uint256 id = lockFor(alice, deposit, block.timestamp + 1 days, rebasing());
        uint256 got = locker.lockOf(id).amount;
        uint256 taken = locker.lockOf(1).amount;
        assertLe(taken, donation + 1, "the attacker gains nothing");
        assertGe(got + donation / 500 + 2, deposit, "nor loses anybody more than a part of the donation");
    }

    /// @notice P-03: a donation moves no plain lock, and is nobody's.
    function test_P03_DonationsMoveNoPlainLock() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days);
        vm.prank(bob);
        token.transfer(address(locker), 7e20);
        assertEq(locker.lockOf(id).amount, 1e20);
        token.setStill(true);
        vm.startPrank(bob);
        token.approve(address(locker), 1e20);
        vm.expectPartialRevert(ITokenLocker.TokenLocker_ReceivedNothing.selector);
        locker.lock(address(token), 1e20, bob, block.timestamp + 1 days, plain());
    }

    /// @notice S-61: a token that pauses stops itself; the lock waits, and nothing is lost.
    function test_S61_APausedTokenWaits() public {
        uint256 id = lockFor(alice, 1e20, block.timestamp + 1 days);
        skip(1 days);
        token.setPaused(true);
        vm.startPrank(alice);
        vm.expectRevert();
        locker.withdraw(id, 1e20);
        locker.transferOwnership(id, carol);
        vm.stopPrank();
        token.setPaused(false);
        vm.prank(carol);
        locker.withdraw(id, 1e20);
        assertEq(token.balanceOf(carol), HELD_EACH + 1e20);
    }

    /// @notice Gas of one lock does not depend on how many there are.
    function test_Lock_CostsTheSameAmongManyLocks() public {
        lockFor(alice, 1, block.timestamp + 1 days);
        lockFor(alice, 1, block.timestamp + 1 days);
        costOf();
        uint256 few = costOf();
        vm.startPrank(bob);
        token.approve(address(locker), type(uint256).max);
        for (uint256 i = 0; i < 300; ++i) {
            locker.lock(address(token), 1, bob, block.timestamp + 1 days, plain());
        }
        vm.stopPrank();
        uint256 many = costOf();
        assertApproxEqRel(many, few, 0.01e18);
    }

    function doorsOf(uint256 own, ITokenLocker.Options memory options) private view returns (bytes[] memory calls) {
        calls = new bytes[](5);
        calls[0] = abi.encodeCall(locker.withdraw, (own, 1e18));
        calls[1] = abi.encodeCall(locker.withdrawReleased, (own));
        calls[2] = abi.encodeCall(locker.lock, (address(token), 1e18, address(token), FOREVER, options));
        calls[3] = abi.encodeCall(locker.migrate, (own, address(next)));
        calls[4] = abi.encodeCall(locker.increment, (own, 1e18));
    }

    function assertSolvent() private view {
        for (uint256 i = 0; i < locker.assetCount(); ++i) {
            assertGe(locker.solvencyPage(i, 1)[0].held, locker.solvencyPage(i, 1)[0].owed);
        }
    }

    function costOf() private returns (uint256 gas) {
        vm.startPrank(carol);
        token.approve(address(locker), 1e18);
        gas = gasleft();
        locker.lock(address(token), 1e18, carol, block.timestamp + 1 days, plain());
        gas -= gasleft();
        vm.stopPrank();
    }
}
