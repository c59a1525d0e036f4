// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice P-13: whatever owner, list keeper and operator do, in whatever order, they take nothing out of a presale that is
/// not finalized, and everybody gets out what they put in. What random people do: `PresaleCustody.invariants.t.sol`.
contract OwnerAttacksTest is PresaleFixture {
    uint256 private constant BOBS = 40 ether;
    uint256 private constant CAROLS = 20 ether;
    uint256 private constant LITTLE = 5 ether;
    address private immutable admin = makeAddr("whitelist admin");

    function test_P13_NobodyTakesFromARunningPresale() public {
        for (uint256 i = 0; i < 4; ++i) {
            uint256 snapshot = vm.snapshotState();
            attack(worldOf(i, BOBS, CAROLS), true);
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function test_P13_NobodyTakesFromAPresaleThatMissedItsSoftCap() public {
        for (uint256 i = 0; i < 4; ++i) {
            uint256 snapshot = vm.snapshotState();
            IPresale presale = worldOf(i, BOBS, LITTLE);
            vm.warp(endTime);
            attack(presale, true);
            vm.revertToStateAndDelete(snapshot);
        }
    }

    /// @notice It could be finalized, which is the one way to the money; all others are closed.
    function test_P13_NobodyTakesFromAPresaleThatWaitsForItsFinalize() public {
        for (uint256 i = 0; i < 4; ++i) {
            uint256 snapshot = vm.snapshotState();
            IPresale presale = worldOf(i, BOBS, CAROLS);
            vm.warp(endTime);
            attack(presale, false);
            vm.revertToStateAndDelete(snapshot);
        }
    }

    function test_P13_NobodyTakesFromACanceledPresale() public {
        for (uint256 i = 0; i < 4; ++i) {
            uint256 snapshot = vm.snapshotState();
            IPresale presale = worldOf(i, BOBS, CAROLS);
            vm.prank(alice);
            presale.cancel();
            attack(presale, true);
            vm.revertToStateAndDelete(snapshot);
        }
    }

    /// @notice Each kind of presale in native currency, and one in dollars, with the money of two.
    function worldOf(uint256 i, uint256 bobs, uint256 carols) private returns (IPresale presale) {
        Plan memory p = i == 3 ? dollarPlan(NORMAL) : newPlan(i + 1);
        p.addresses[3] = admin;
        presale = runningPresale(p);
        put(presale, bob, bobs);
        put(presale, carol, carols);
    }

    /// @notice After each act of the owner, and after none, everybody with a role tries every way to the money.
    function attack(IPresale presale, bool withFinalize) private {
        bytes[] memory acts = actsOn(presale);
        for (uint256 i = 0; i < acts.length; ++i) {
            uint256 snapshot = vm.snapshotState();
            uint256 held = heldBy(presale, address(presale));
            uint256 before = heldByTakers(presale);
            vm.prank(alice);
            (bool done,) = address(presale).call(acts[i]);
            done; // What is refused is an act that takes nothing.
            grab(presale, alice, withFinalize);
            grab(presale, admin, withFinalize);
            grab(presale, platform, withFinalize);
            grab(presale, treasury, withFinalize);
            assertEq(heldByTakers(presale), before, string.concat("somebody took, act ", vm.toString(i)));
            uint256 back = heldBy(presale, bob) + heldBy(presale, carol);
            leave(presale);
            back = heldBy(presale, bob) + heldBy(presale, carol) - back;
            assertEq(back, held, string.concat("not everybody got out, act ", vm.toString(i)));
            vm.revertToStateAndDelete(snapshot);
        }
    }

    /// @notice What an owner can say to a presale, with nothing first.
    function actsOn(IPresale presale) private view returns (bytes[] memory acts) {
        uint256[] memory rates = new uint256[](1);
        rates[0] = 600;
        acts = new bytes[](12);
        acts[0] = abi.encodeCall(presale.poolStatus, ());
        acts[1] = abi.encodeCall(presale.cancel, ());
        acts[2] = abi.encodeCall(presale.destroy, ());
        acts[3] = abi.encodeCall(presale.setTime, (startTime, endTime + 1 days));
        acts[4] = abi.encodeCall(presale.setTime, (startTime, block.timestamp));
        acts[5] = abi.encodeCall(presale.setWhitelistMode, (1, 0, 0));
        acts[6] = abi.encodeCall(presale.setWhitelistAdmin, (alice));
        acts[7] = abi.encodeCall(presale.setWhitelist, (two(bob, carol), 0));
        acts[8] = abi.encodeCall(presale.setWhitelistRoot, (keccak256("another list"), KEY));
        acts[9] = abi.encodeCall(presale.setSlotTransfer, (true));
        acts[10] = abi.encodeCall(presale.openInviter, (rates));
        acts[11] = abi.encodeCall(presale.updateInfo, ("another key"));
    }

    /// @notice Whatever pays anybody, called by somebody with a role, to themselves where there is a choice.
    function grab(IPresale presale, address taker, bool withFinalize) private {
        bytes[] memory ways = new bytes[](11);
        ways[0] = abi.encodeCall(presale.withdraw, ());
        ways[1] = abi.encodeCall(presale.withdrawTo, (taker));
        ways[2] = abi.encodeCall(presale.payPlatform, ());
        ways[3] = abi.encodeCall(presale.reclaimExitFee, (taker));
        ways[4] = abi.encodeCall(presale.reclaimExitFeeTo, (taker));
        ways[5] = abi.encodeCall(presale.refund, ());
        ways[6] = abi.encodeCall(presale.refundTo, (taker));
        ways[7] = abi.encodeCall(presale.claim, ());
        ways[8] = abi.encodeCall(presale.claimTo, (taker));
        ways[9] = abi.encodeCall(presale.moveSlot, (bob, taker));
        if (withFinalize) ways[10] = abi.encodeCall(presale.finalize, ());
        else ways[10] = abi.encodeCall(presale.claimFor, (one(taker)));
        for (uint256 i = 0; i < ways.length; ++i) {
            vm.prank(taker);
            (bool done,) = address(presale).call(ways[i]);
            done; // Whether it was refused does not matter: the balances tell.
        }
    }

    /// @notice Later, when nobody else has to do anything for it.
    function leave(IPresale presale) private {
        vm.warp(block.timestamp + 4000 days);
        vm.prank(keeper);
        presale.refundFor(two(bob, carol));
    }

    function heldByTakers(IPresale presale) private view returns (uint256 sum) {
        sum = heldBy(presale, alice) + heldBy(presale, admin) + heldBy(presale, platform) + heldBy(presale, treasury);
        sum += heldBy(presale, address(presaleFactory)) + heldBy(presale, address(inviter));
        sum += heldBy(presale, address(market));
    }

    function heldBy(IPresale presale, address account) private view returns (uint256) {
        address currency = presale.currency();
        return currency == address(0) ? account.balance : ERC20(currency).balanceOf(account);
    }
}
