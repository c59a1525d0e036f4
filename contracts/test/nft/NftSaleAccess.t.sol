// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {INftSale} from "../../src/nft/INftSale.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {AccessMatrix} from "../fixtures/AccessMatrix.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice P-12 for collections: what the owner alone does, what goes by the factory alone, and that neither buyers nor
/// the platform do any of it.
contract NftSaleAccessTest is NftFixture, AccessMatrix {
    string private constant POWERS = ",addUri,transferOwnership,renounceOwnership,mintByOwner,setWhitelist,withdrawTo,";
    string private constant OPEN = ",mint,mintInvited,mintListed,drawOffset,reveal,withdraw,withdrawPlatform,claimReward,"
        "claimRewardTo,approve,setApprovalForAll,transferFrom,safeTransferFrom,";

    function test_P12_EveryFunctionOfACollectionAndEveryRole() public {
        NftSale sale = create();
        vm.warp(PUBLIC_START);
        buy(sale, alice, 1);
        Matrix memory matrix;
        (matrix.artifact, matrix.target, matrix.open) = (platformArtifact("NftSale"), address(sale), OPEN);
        Role[] memory roles = new Role[](3);
        roles[0] = Role(project, INftSale.NftSale_NotOwner.selector, POWERS);
        roles[1] = Role(address(factory), INftSale.NftSale_NotFactory.selector, ",openInviter,setIpfsKey,");
        // It began when it was made.
        roles[2] = Role(address(0), INftSale.NftSale_NotFactory.selector, ",begin,");
        address[] memory callers = new address[](7);
        (callers[0], callers[1], callers[2], callers[3]) = (project, alice, bob, platform);
        (callers[4], callers[5], callers[6]) = (dev, address(factory), address(this));
        (matrix.roles, matrix.callers) = (roles, callers);
        expectAnswers(matrix);
        assertMatrix(matrix);
    }

    /// @dev What a call with nothing in it is told that goes to somebody who may.
    function expectAnswers(Matrix memory matrix) private pure {
        expectAnswer(matrix, IERC721A.MintZeroQuantity.selector, ",mint,mintInvited,mintByOwner,");
        expectAnswer(matrix, IERC721A.ApprovalCallerNotOwnerNorApproved.selector, ",approve,");
        expectAnswer(matrix, IERC721A.TransferFromIncorrectOwner.selector, ",transferFrom,safeTransferFrom,");
        expectAnswer(matrix, INftSale.NftSale_ListNotRunning.selector, ",mintListed,");
        expectAnswer(matrix, INftSale.NftSale_ListOver.selector, ",setWhitelist,");
        expectAnswer(matrix, INftSale.NftSale_NothingToPay.selector, ",claimReward,");
        expectAnswer(matrix, INftSale.NftSale_ReceiverZero.selector, ",claimRewardTo,withdrawTo,");
        expectAnswer(matrix, INftSale.NftSale_NotHidden.selector, ",drawOffset,");
        expectAnswer(matrix, INftSale.NftSale_OffsetNotDrawn.selector, ",reveal,");
        expectAnswer(matrix, INftSale.NftSale_UriFixed.selector, ",addUri,");
        expectAnswer(matrix, INftSale.NftSale_RatesUnusable.selector, ",openInviter,");
        expectAnswer(matrix, INftSale.NftSale_OwnerZero.selector, ",transferOwnership,");
    }
}
