// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {MerkleFixture} from "./MerkleFixture.sol";
import {PublicTree} from "./PublicTree.sol";

contract MerkleAirdropAttacksTest is MerkleFixture {
    /// @notice P-32: whatever the parts and whenever they are fetched, they never fall and add up to the entry exactly.
    function testFuzz_P32_ReleasesAreMonotoneAndExact(
        uint256 amount,
        uint256 firstBps,
        uint256 duration,
        uint256[8] memory waits
    ) public {
        amount = bound(amount, 1, type(uint112).max);
        firstBps = bound(firstBps, 0, ALL_BPS - 1);
        duration = bound(duration, 1, 100_000_000 minutes);
        MerkleAirdrop drop = createSingle(amount, firstBps, duration);
        vm.warp(startTime);
        assertEq(drop.releasedOf(amount), amount * firstBps / ALL_BPS);
        uint256 paid = 0;
        for (uint256 i = 0; i < waits.length; ++i) {
            uint256 before = drop.releasedOf(amount);
            vm.warp(block.timestamp + bound(waits[i], 0, duration / 4));
            assertGe(drop.releasedOf(amount), before);
            assertLe(drop.releasedOf(amount), amount);
            if (drop.releasedOf(amount) == paid) continue;
            paid += drop.claim(0, alice, amount, new bytes32[](0));
            assertEq(paid, drop.releasedOf(amount));
        }
        vm.warp(startTime + duration);
        if (paid != amount) paid += drop.claim(0, alice, amount, new bytes32[](0));
        assertEq(paid, amount);
        assertEq(newToken.balanceOf(alice), amount);
        assertEq(drop.tokensLeft(), 0);
    }

    /// @notice P-32: an entry that is larger than everything there is reverts by name, it does not overflow.
    function testFuzz_P32_HugeEntriesAreRefused(uint256 amount, uint256 wait) public {
        amount = bound(amount, uint256(type(uint112).max) * ALL_BPS, type(uint256).max);
        uint256[] memory list = claimNumbers(FIRST_BPS, RELEASE_SECONDS);
        list[0] = uint256(PublicTree.leafOf(IMerkleAirdrop.Entry(0, alice, amount)));
        MerkleAirdrop drop = createFrom(list);
        vm.warp(startTime + bound(wait, 0, RELEASE_SECONDS));
        uint256 released = drop.releasedOf(amount);
        vm.expectRevert(abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_PoolTooSmall.selector, released, listTotal));
        drop.claim(0, alice, amount, new bytes32[](0));
    }

    /// @notice Every entry is paid its amount once, in any order, by anybody.
    function testFuzz_EveryEntryIsPaidOnce(uint256 seed) public {
        vm.warp(startTime);
        uint256 index = seed % ENTRIES;
        for (uint256 i = 0; i < 10; ++i) {
            index = (index + 7 + seed % 2) % ENTRIES;
            uint256 before = newToken.balanceOf(entries[index].account);
            assertEq(claim(instant, index), entries[index].amount);
            assertEq(newToken.balanceOf(entries[index].account), before + entries[index].amount);
            bytes32[] memory proof = proofOf(index);
            vm.expectRevert();
            instant.claim(index, entries[index].account, entries[index].amount, proof);
        }
    }

    /// @notice P-15: a pair of the tree, or its bytes, is no entry.
    function test_P15_APairIsNoEntry() public {
        vm.warp(startTime);
        bytes32[] memory upper = new bytes32[](1);
        for (uint256 i = 1; i < 3; ++i) {
            upper[0] = tree[3 - i];
            assertFalse(
                instant.isInList(uint256(tree[2 * i + 1]), address(uint160(uint256(tree[2 * i + 2]))), 0, upper)
            );
        }
        assertFalse(instant.isInList(uint256(root()), address(0), 0, new bytes32[](0)));
        // Hashed once, an entry of this index would be the root's own child.
        bytes32 once = keccak256(abi.encode(entries[0].index, entries[0].account, entries[0].amount));
        assertFalse(instant.isInList(uint256(once), address(0), 0, proofOf(0)));
    }

    /// @notice P-15: the proof of another entry, another list, or one that is too long or too short proves nothing.
    function testFuzz_P15_ForeignProofsProveNothing(uint256 index, uint256 other, uint256 length) public view {
        index = bound(index, 0, ENTRIES - 1);
        other = bound(other, 0, ENTRIES - 1);
        IMerkleAirdrop.Entry memory e = entries[index];
        bytes32[] memory proof = proofOf(other);
        bytes32[] memory cut = new bytes32[](bound(length, 0, proof.length + 2));
        for (uint256 i = 0; i < cut.length && i < proof.length; ++i) {
            cut[i] = proof[i];
        }
        bool isTheirs = index == other && cut.length == proof.length;
        assertEq(instant.isInList(e.index, e.account, e.amount, cut), isTheirs);
    }

    /// @notice Of two entries that share an index, the first is paid; nothing is paid twice.
    function test_DoubleIndexIsPaidOnce() public {
        delete entries;
        entries.push(IMerkleAirdrop.Entry(0, alice, 5e18));
        entries.push(IMerkleAirdrop.Entry(0, bob, 7e18));
        tree = PublicTree.build(entries);
        instant = createClaims(ALL_BPS, 0);
        slow = createClaims(FIRST_BPS, RELEASE_SECONDS);
        vm.warp(startTime + RELEASE_SECONDS / 2);
        vm.prank(stranger);
        claim(slow, 1);
        bytes32[] memory proof = proofOf(0);
        vm.expectRevert();
        slow.claim(0, alice, 5e18, proof);
        vm.warp(startTime + RELEASE_SECONDS);
        assertEq(claim(slow, 0), 5e18 - 42e17);
        assertEq(claim(slow, 1), 2e18);
        vm.warp(startTime);
        claim(instant, 0);
        proof = proofOf(1);
        vm.expectRevert();
        instant.claim(0, bob, 7e18, proof);
        assertEq(newToken.balanceOf(address(slow)), listTotal - 7e18);
    }

    /// @notice P-03: a token that calls back wherever it moves has nobody paid twice: what it fetches from within is
    /// passed over afterwards.
    function test_P03_TokenThatCallsBackGainsNothing() public {
        vm.warp(startTime);
        (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) = batch(threeIndices());
        armAgainst(instant, list, proofs);
        assertEq(instant.claimMany(list, proofs), 301e18 + 299);
        assertEq(newToken.balanceOf(bob), 2e18 + 1);
        assertEq(instant.tokensLeft(), listTotal - 303e18 - 300);
        armAgainst(slow, list, proofs);
        slow.claimMany(list, proofs);
        assertTrue(newToken.reentered());
        assertEq(newToken.balanceOf(alice), 1e18 + 2e17);
        assertEq(newToken.balanceOf(bob), 2e18 + 1 + 4e17);
        vm.warp(startTime + RELEASE_SECONDS);
        slow.claimMany(list, proofs);
        assertEq(newToken.balanceOf(bob), 4e18 + 2);
        assertEq(slow.tokensLeft(), listTotal - 303e18 - 300);
    }

    /// @notice The holders of a token that keeps a part get less; nobody else does.
    function test_TokenThatKeepsAPartCostsItsHolderAlone() public {
        vm.warp(startTime);
        newToken.setFee(1000);
        assertEq(claim(instant, 0), 1e18);
        assertEq(newToken.balanceOf(alice), 9e17);
        assertEq(instant.tokensLeft(), listTotal - 1e18);
        newToken.setFee(0);
        assertEq(claim(instant, 1), 2e18 + 1);
    }

    /// @notice Balances that shrink pay the first ones and refuse the others by name; ones that grow are paid as listed.
    function test_RebasingTokenPaysWhatIsThere() public {
        vm.warp(startTime);
        newToken.rebase(1e17);
        uint256 left = instant.tokensLeft();
        for (uint256 index = ENTRIES - 1; entries[index].amount <= left; --index) {
            claim(instant, index);
            left = instant.tokensLeft();
        }
        bytes32[] memory proof = proofOf(200);
        vm.expectRevert(
            abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_PoolTooSmall.selector, entries[200].amount, left)
        );
        instant.claim(200, entries[200].account, entries[200].amount, proof);
        newToken.rebase(19e17);
        assertEq(claim(instant, 200), entries[200].amount);
    }

    function test_TokenThatAnswersNothingPays() public {
        vm.warp(startTime);
        newToken.setSilent(true);
        assertEq(claim(instant, 0), 1e18);
    }

    /// @notice A pause costs time, not money: what could not be sent is not noted as paid.
    function test_PausedTokenPaysLater() public {
        vm.warp(startTime);
        newToken.setPaused(true);
        bytes32[] memory proof = proofOf(0);
        vm.expectRevert(abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_TransferFailed.selector, alice, 1e18));
        instant.claim(0, alice, 1e18, proof);
        assertEq(instant.claimedOf(0, 1e18), 0);
        newToken.setPaused(false);
        assertEq(claim(instant, 0), 1e18);
    }

    /// @notice P-28: a donation pays nobody more, and belongs to the list while it runs.
    function test_P28_DonationsChangeNobodysAmount() public {
        newToken.mint(address(slow), 1e24);
        vm.warp(startTime);
        assertEq(claim(slow, 0), 2e17);
        vm.prank(project);
        vm.expectRevert();
        slow.withdrawLeft();
    }

    /// @notice P-37: nothing can be made of the implementation itself.
    function test_P37_TheImplementationIsNobodys() public {
        (address implementation,,) = factory.template(2);
        MerkleAirdrop bare = MerkleAirdrop(implementation);
        vm.expectRevert();
        bare.withdrawLeft();
        vm.expectRevert();
        bare.setIpfsKey("theirs");
        vm.expectRevert();
        bare.claim(0, alice, 1, new bytes32[](0));
    }

    function armAgainst(MerkleAirdrop drop, IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) private {
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(drop.claim, (list[2].index, list[2].account, list[2].amount, proofs[2]));
        calls[1] = abi.encodeCall(drop.withdrawLeft, ());
        calls[2] = abi.encodeCall(drop.recharge, (1));
        newToken.arm(address(drop), calls);
    }

    function createSingle(uint256 amount, uint256 firstBps, uint256 duration) private returns (MerkleAirdrop) {
        newToken = new OddToken(project, amount);
        uint256[] memory list = new uint256[](6);
        list[0] = uint256(PublicTree.leafOf(IMerkleAirdrop.Entry(0, alice, amount)));
        (list[1], list[3], list[4], list[5]) = (startTime, amount, firstBps, duration);
        return createFrom(list);
    }
}
