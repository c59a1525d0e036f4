// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {Payees} from "../../src/registry/Payees.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {MerkleFixture} from "./MerkleFixture.sol";
import {PublicTree} from "./PublicTree.sol";

/// @notice Concrete tests in the order of `MerkleAirdrop.tree`.
contract MerkleAirdropTest is MerkleFixture, Permit2Fixture {
    function test_Terms_AreThoseOfTheCreation() public view {
        assertEq(slow.owner(), project);
        assertEq(slow.token(), address(newToken));
        assertEq(slow.root(), root());
        assertEq(slow.startTime(), startTime);
        assertEq(slow.endTime(), endTime + RELEASE_SECONDS);
        assertEq(slow.total(), listTotal);
        assertEq(slow.firstBps(), FIRST_BPS);
        assertEq(slow.releaseSeconds(), RELEASE_SECONDS);
        assertEq(slow.id(), 3);
        assertEq(slow.ipfsKey(), "bafylist");
        assertEq(slow.tokensLeft(), listTotal);
        assertEq(instant.firstBps(), ALL_BPS);
        assertEq(instant.releaseSeconds(), 0);
    }

    /// @notice The roots that the public package `@openzeppelin/merkle-tree` 1.0.8 computes of the same lists.
    function test_Root_IsThatOfThePublicTree() public pure {
        uint256[4] memory counts = [uint256(1), 2, 5, 1024];
        bytes32[4] memory roots = [
            bytes32(0x71e6ef658774193f574a5fa24557e2befcf72a3b48e26db0e4b5d968e92bc3de),
            0x1850d92bc21b7c6f70f33f7616e588f06dfdb002c3e7fae5d836115f4ce7e4d4,
            0x2a59873ed2bd55b8882b1d45bce6ce18ee5e5253ddfcb528ff25a323855512cb,
            0x301d538db98ded9fa555eec723a464a7a1be330288a5e89022d4c2c80864756c
        ];
        for (uint256 i = 0; i < 4; ++i) {
            IMerkleAirdrop.Entry[] memory list = new IMerkleAirdrop.Entry[](counts[i]);
            for (uint256 j = 0; j < list.length; ++j) {
                list[j] = IMerkleAirdrop.Entry(j, address(uint160(0x1000 + j)), (j + 1) * 1e18 + j);
            }
            assertEq(PublicTree.build(list)[0], roots[i]);
        }
    }

    function test_Claim_PaysTheEntryToItsAccount() public {
        vm.warp(startTime);
        vm.expectEmit(address(instant));
        emit IMerkleAirdrop.Claimed(0, alice, 1e18, 1e18);
        vm.prank(stranger);
        assertEq(claim(instant, 0), 1e18);
        assertEq(newToken.balanceOf(alice), 1e18);
        assertEq(newToken.balanceOf(stranger), 0);
        assertEq(instant.claimedOf(0, 1e18), 1e18);
        assertEq(instant.claimedOf(1, 2e18 + 1), 0);
        assertEq(instant.tokensLeft(), listTotal - 1e18);
        // Another word of the bits.
        assertEq(claim(instant, 299), 300e18 + 299);
        assertEq(claim(instant, 43), 44e18 + 43);
    }

    function test_Claim_PaysWhatIsReleased() public {
        vm.warp(startTime);
        assertEq(claim(slow, 0), 2e17);
        vm.warp(startTime + RELEASE_SECONDS / 4);
        assertEq(slow.releasedOf(1e18), 4e17);
        vm.expectEmit(address(slow));
        emit IMerkleAirdrop.Claimed(0, alice, 2e17, 4e17);
        assertEq(claim(slow, 0), 2e17);
        assertEq(slow.claimedOf(0, 1e18), 4e17);
        vm.warp(startTime + RELEASE_SECONDS);
        assertEq(claim(slow, 0), 6e17);
        assertEq(claim(slow, 1), 2e18 + 1);
        assertEq(newToken.balanceOf(alice), 1e18);
    }

    function test_RevertWhen_NothingToClaim() public {
        vm.warp(startTime);
        claim(instant, 0);
        claim(slow, 0);
        bytes32[] memory proof = proofOf(0);
        bytes4 reason = IMerkleAirdrop.MerkleAirdrop_NothingToClaim.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 0, 1e18));
        instant.claim(0, alice, 1e18, proof);
        vm.expectRevert(abi.encodeWithSelector(reason, 0, 2e17));
        slow.claim(0, alice, 1e18, proof);
    }

    function test_RevertWhen_TheEntryIsOfNothing() public {
        delete entries;
        entries.push(IMerkleAirdrop.Entry(0, alice, 0));
        tree = PublicTree.build(entries);
        bytes memory reason = abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_NothingToClaim.selector, 0, 0);
        instant = createClaims(ALL_BPS, 0);
        slow = createClaims(FIRST_BPS, RELEASE_SECONDS);
        vm.warp(startTime);
        vm.expectRevert(reason);
        instant.claim(0, alice, 0, new bytes32[](0));
        vm.expectRevert(reason);
        slow.claim(0, alice, 0, new bytes32[](0));
    }

    function test_RevertWhen_NotInList() public {
        vm.warp(startTime);
        bytes32[] memory proof = proofOf(0);
        bytes4 reason = IMerkleAirdrop.MerkleAirdrop_NotInList.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 0, stranger, 1e18));
        instant.claim(0, stranger, 1e18, proof);
        vm.expectRevert(abi.encodeWithSelector(reason, 0, alice, 1e18 + 1));
        instant.claim(0, alice, 1e18 + 1, proof);
        vm.expectRevert(abi.encodeWithSelector(reason, 1, alice, 1e18));
        instant.claim(1, alice, 1e18, proof);
        vm.expectRevert(abi.encodeWithSelector(reason, 0, alice, 1e18));
        instant.claim(0, alice, 1e18, new bytes32[](0));
    }

    function test_RevertWhen_PoolTooSmall() public {
        uint256[] memory list = claimNumbers(ALL_BPS, 0);
        list[3] = 1e18 - 1;
        instant = createFrom(list);
        vm.warp(startTime);
        bytes32[] memory proof = proofOf(0);
        vm.expectRevert(abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_PoolTooSmall.selector, 1e18, 1e18 - 1));
        instant.claim(0, alice, 1e18, proof);
        newToken.mint(address(instant), 1);
        assertEq(instant.claim(0, alice, 1e18, proof), 1e18);
    }

    /// @notice P-16: the window to the second.
    function test_P16_WindowToTheSecond() public {
        bytes memory reason =
            abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_NotRunning.selector, startTime, endTime);
        bytes32[] memory proof = proofOf(0);
        (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) = batch(threeIndices());
        uint256[2] memory closed = [startTime - 1, endTime];
        for (uint256 i = 0; i < 2; ++i) {
            vm.warp(closed[i]);
            assertEq(instant.status(), i * 2);
            vm.expectRevert(reason);
            instant.claim(0, alice, 1e18, proof);
            vm.expectRevert(reason);
            instant.claimMany(list, proofs);
        }
        vm.warp(startTime);
        assertEq(instant.status(), 1);
        claim(instant, 0);
        vm.warp(endTime - 1);
        claim(instant, 1);
    }

    function test_Status_NeverEndsWithoutAnEnd() public {
        uint256[] memory list = claimNumbers(ALL_BPS, 0);
        list[2] = 0;
        instant = createFrom(list);
        assertEq(instant.status(), 0);
        vm.warp(type(uint64).max);
        assertEq(instant.status(), 1);
        assertEq(claim(instant, 0), 1e18);
    }

    /// @notice P-42: an entry of a contract is paid when the contract asks, in a batch too.
    function test_P42_EntriesOfContractsAreTheirOwn() public {
        vm.warp(startTime);
        vm.etch(alice, hex"00");
        bytes32[] memory proof = proofOf(0);
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, alice));
        instant.claim(0, alice, 1e18, proof);
        (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) = batch(threeIndices());
        instant.claimMany(list, proofs);
        assertEq(newToken.balanceOf(alice), 0);
        assertGt(newToken.balanceOf(bob), 0);
        vm.prank(alice);
        assertEq(instant.claim(0, alice, 1e18, proof), 1e18);
    }

    function test_ClaimMany_PassesOverWhatIsPaid() public {
        vm.warp(startTime);
        claim(instant, 299);
        claim(slow, 299);
        (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) = batch(threeIndices());
        vm.prank(stranger);
        assertEq(instant.claimMany(list, proofs), 3e18 + 1);
        assertEq(newToken.balanceOf(alice), 1e18);
        assertEq(newToken.balanceOf(bob), 2e18 + 1);
        assertEq(slow.claimMany(list, proofs), 2e17 + 4e17);
        assertEq(instant.claimMany(list, proofs), 0);
        assertEq(slow.claimMany(list, proofs), 0);
    }

    function test_RevertWhen_LengthsDiffer() public {
        vm.warp(startTime);
        (IMerkleAirdrop.Entry[] memory list,) = batch(threeIndices());
        bytes4 reason = IMerkleAirdrop.MerkleAirdrop_LengthsDiffer.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 3, 2));
        instant.claimMany(list, new bytes32[][](2));
        vm.expectRevert(abi.encodeWithSelector(reason, 0, 0));
        instant.claimMany(new IMerkleAirdrop.Entry[](0), new bytes32[][](0));
    }

    function test_RevertWhen_ABatchNamesAStranger() public {
        vm.warp(startTime);
        (IMerkleAirdrop.Entry[] memory list, bytes32[][] memory proofs) = batch(threeIndices());
        list[2].account = stranger;
        vm.expectRevert(abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_NotInList.selector, 1, stranger, 2e18 + 1));
        instant.claimMany(list, proofs);
        assertEq(newToken.balanceOf(alice), 0);
    }

    function test_Recharge_ByAnybody() public {
        newToken.mint(stranger, 100);
        newToken.setFee(1000);
        vm.startPrank(stranger);
        newToken.approve(address(instant), 100);
        vm.expectEmit(address(instant));
        emit IMerkleAirdrop.Recharged(stranger, 90);
        assertEq(instant.recharge(100), 90);
        assertEq(instant.tokensLeft(), listTotal + 90);
    }

    function test_Recharge_ByPermit2() public {
        setUpPermit2();
        newToken.mint(stranger, 100);
        allowByPermit2(stranger, address(newToken), address(instant), 100);
        vm.prank(stranger);
        assertEq(instant.recharge(100), 100);
    }

    function test_RevertWhen_AmountZero() public {
        vm.expectRevert(IMerkleAirdrop.MerkleAirdrop_AmountZero.selector);
        instant.recharge(0);
    }

    function test_SetIpfsKey_ByTheOwner() public {
        vm.expectEmit(address(instant));
        emit IMerkleAirdrop.IpfsKeySet("next");
        vm.prank(project);
        instant.setIpfsKey("next");
        assertEq(instant.ipfsKey(), "next");
    }

    function test_RevertWhen_KeyTooLong() public {
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_KeyTooLong.selector, 513, 512));
        instant.setIpfsKey(string(new bytes(513)));
        instant.setIpfsKey(string(new bytes(512)));
    }

    function test_RevertWhen_CallerNotOwner() public {
        bytes memory reason = abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_NotOwner.selector, stranger, project);
        vm.startPrank(stranger);
        vm.expectRevert(reason);
        instant.setIpfsKey("theirs");
        vm.expectRevert(reason);
        instant.withdrawLeft();
    }

    function test_WithdrawLeft_BeforeAndAfterTheWindow() public {
        vm.expectEmit(address(instant));
        emit IMerkleAirdrop.Withdrawn(address(newToken), project, listTotal);
        vm.startPrank(project);
        assertEq(instant.withdrawLeft(), listTotal);
        vm.expectRevert(
            abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_NothingToWithdraw.selector, address(newToken))
        );
        instant.withdrawLeft();
        newToken.approve(address(instant), 500);
        instant.recharge(500);
        vm.warp(endTime);
        assertEq(instant.withdrawLeft(), 500);
    }

    /// @notice P-33: inside the window the pool is the list's.
    function test_P33_OwnerTakesNothingInsideTheWindow() public {
        bytes memory reason = abi.encodeWithSelector(IMerkleAirdrop.MerkleAirdrop_StillRunning.selector, endTime);
        vm.startPrank(project);
        vm.warp(startTime);
        vm.expectRevert(reason);
        instant.withdrawLeft();
        vm.warp(endTime - 1);
        vm.expectRevert(reason);
        instant.withdrawLeft();
    }

    function test_ReleasedOf_ToTheSecond() public {
        vm.warp(startTime - 1);
        assertEq(slow.releasedOf(1e18), 0);
        assertEq(instant.releasedOf(1e18), 0);
        vm.warp(startTime);
        assertEq(slow.releasedOf(1e18), 2e17);
        assertEq(slow.releasedOf(3), 0);
        assertEq(instant.releasedOf(1e18), 1e18);
        vm.warp(startTime + RELEASE_SECONDS - 1);
        assertEq(slow.releasedOf(3), 2);
        assertLt(slow.releasedOf(1e18), 1e18);
        vm.warp(startTime + RELEASE_SECONDS);
        assertEq(slow.releasedOf(3), 3);
        assertEq(slow.releasedOf(type(uint256).max), type(uint256).max);
    }

    function test_IsInList_OfEveryEntryAndNoOther() public view {
        assertTrue(instant.isInList(299, entries[299].account, entries[299].amount, proofOf(299)));
        assertFalse(instant.isInList(298, entries[299].account, entries[299].amount, proofOf(299)));
    }

    function test_Solvency_OwesTheListWhileItRuns() public {
        expectSolvency(0, listTotal);
        vm.warp(startTime);
        expectSolvency(listTotal, listTotal);
        claim(instant, 0);
        expectSolvency(listTotal - 1e18, listTotal - 1e18);
        newToken.mint(address(instant), 2e18);
        expectSolvency(listTotal, listTotal + 1e18);
        vm.warp(endTime);
        expectSolvency(0, listTotal + 1e18);
    }

    function expectSolvency(uint256 owed, uint256 held) private view {
        ISolvency.AssetSolvency[] memory assets = instant.solvency();
        assertEq(assets.length, 1);
        assertEq(assets[0].asset, address(newToken));
        assertEq(assets[0].owed, owed);
        assertEq(assets[0].held, held);
    }
}
