// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMerkleAirdrop} from "../../src/airdrop/IMerkleAirdrop.sol";
import {ITokenMapping} from "../../src/airdrop/ITokenMapping.sol";
import {AccessMatrix} from "../fixtures/AccessMatrix.sol";
import {MerkleFixture} from "./MerkleFixture.sol";

/// @notice P-12 for airdrops: what the project alone does. Its factory says the first description.
contract AirdropAccessTest is MerkleFixture, AccessMatrix {
    function rolesOf(bytes4 refusal, string memory powers) private view returns (Role[] memory roles) {
        roles = new Role[](2);
        roles[0] = Role(project, refusal, powers);
        roles[1] = Role(address(factory), refusal, ",setIpfsKey,");
    }

    function everybody() private view returns (address[] memory callers) {
        callers = new address[](7);
        (callers[0], callers[1], callers[2], callers[3]) = (project, stranger, alice, bob);
        (callers[4], callers[5], callers[6]) = (address(factory), address(registry), address(this));
    }

    function test_P12_EveryFunctionOfAListAndEveryRole() public {
        vm.warp(startTime + 1 days);
        Matrix memory matrix;
        (matrix.artifact, matrix.target) = (platformArtifact("MerkleAirdrop"), address(slow));
        matrix.roles = rolesOf(IMerkleAirdrop.MerkleAirdrop_NotOwner.selector, ",setIpfsKey,withdrawLeft,");
        matrix.open = ",claim,claimMany,recharge,";
        matrix.callers = everybody();
        expectAnswer(matrix, IMerkleAirdrop.MerkleAirdrop_NotInList.selector, ",claim,");
        expectAnswer(matrix, IMerkleAirdrop.MerkleAirdrop_LengthsDiffer.selector, ",claimMany,");
        expectAnswer(matrix, IMerkleAirdrop.MerkleAirdrop_AmountZero.selector, ",recharge,");
        expectAnswer(matrix, IMerkleAirdrop.MerkleAirdrop_StillRunning.selector, ",withdrawLeft,");
        assertMatrix(matrix);
    }

    function test_P12_EveryFunctionOfAMappingAndEveryRole() public {
        // Before its end a mapping refuses its owner too.
        vm.warp(endTime);
        Matrix memory matrix;
        (matrix.artifact, matrix.target) = (platformArtifact("TokenMapping"), address(airdrop));
        string memory powers = ",setIpfsKey,withdrawOrigin,withdrawTarget,";
        matrix.roles = rolesOf(ITokenMapping.TokenMapping_NotOwner.selector, powers);
        matrix.open = ",airdrop,airdropWithPermit,recharge,";
        matrix.callers = everybody();
        expectAnswer(matrix, ITokenMapping.TokenMapping_NotRunning.selector, ",airdrop,airdropWithPermit,");
        expectAnswer(matrix, ITokenMapping.TokenMapping_AmountZero.selector, ",recharge,");
        expectAnswer(matrix, ITokenMapping.TokenMapping_NothingToWithdraw.selector, ",withdrawOrigin,");
        assertMatrix(matrix);
    }
}
