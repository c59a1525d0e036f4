// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {PowerCaller} from "../registry/PowerCaller.sol";
import {MerkleFixture} from "./MerkleFixture.sol";

/// @notice P-39 over running airdrops of every kind: whatever the owners of the platform do, rates, windows, entries and what
/// was paid of them are what they were, and everybody is paid the same.
contract PowersOverAirdropsTest is MerkleFixture, PowerCaller {
    function setUp() public override {
        super.setUp();
        vm.warp(startTime + 1 days);
        bring(alice, 4e18);
        claim(instant, 0);
        claim(slow, 0);
        vm.warp(startTime + 2 days);
        people = [alice, bob, project, address(airdrop), address(instant), address(slow), address(factory)];
        people.push(address(oldToken));
        people.push(address(newToken));
    }

    function testFuzz_P39_NoPowerReachesAnAirdrop(uint256[6] calldata seeds) public {
        (bytes32 before, bytes32 ended) = (stateOf(), finish());
        for (uint256 i = 0; i < seeds.length; ++i) {
            if (seeds[i] % 3 == 0) usePower("PlatformRegistry", address(registry), address(this), seeds[i] / 3);
            else usePower("AirdropFactory", address(factory), address(this), seeds[i] / 3);
        }
        assertEq(stateOf(), before);
        assertEq(finish(), ended);
    }

    /// @notice Most calls of the walk do what they are for.
    function test_P39_TheWalkUsesThePowers() public {
        for (uint256 i = 0; i < 200; ++i) {
            uint256 snapshot = vm.snapshotState();
            uint256 used = effective;
            if (i % 2 == 0) usePower("PlatformRegistry", address(registry), address(this), i);
            else usePower("AirdropFactory", address(factory), address(this), i);
            used = effective - used;
            vm.revertToState(snapshot);
            effective += used;
        }
        assertGt(effective, 100);
    }

    function stateOf() private view returns (bytes32) {
        (uint256 received, uint256 paid) = airdrop.contributionOf(alice);
        bytes memory mapped = abi.encode(received, paid, airdrop.rate(), airdrop.startTime(), airdrop.endTime());
        mapped = abi.encode(mapped, airdrop.targetLeft(), airdrop.quote(1e18), airdrop.status(), airdrop.owner());
        return keccak256(abi.encode(mapped, stateOf(instant), stateOf(slow), factory.contributedCountOf(alice)));
    }

    function stateOf(MerkleAirdrop drop) private view returns (bytes memory state) {
        for (uint256 i = 0; i < 3; ++i) {
            state = abi.encode(state, drop.claimedOf(i, entries[i].amount), drop.releasedOf(entries[i].amount));
        }
        return abi.encode(state, drop.root(), drop.startTime(), drop.endTime(), drop.tokensLeft(), drop.owner());
    }

    /// @notice Who brings and who claims gets the same, and the owner what is left; nothing of it remains.
    function finish() private returns (bytes32) {
        uint256 snapshot = vm.snapshotState();
        uint256 out = bring(bob, 7e18) + bring(alice, 1e18);
        for (uint256 i = 0; i < 3; ++i) {
            if (i != 0) claim(instant, i);
            claim(slow, i);
        }
        vm.warp(endTime + RELEASE_SECONDS);
        vm.startPrank(project);
        out += airdrop.withdrawTarget() + airdrop.withdrawOrigin() + instant.withdrawLeft() + slow.withdrawLeft();
        vm.stopPrank();
        bytes32 outcome =
            keccak256(abi.encode(out, newToken.balanceOf(alice), newToken.balanceOf(bob), newToken.balanceOf(project)));
        vm.revertToState(snapshot);
        return outcome;
    }
}
