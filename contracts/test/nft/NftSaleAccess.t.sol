// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

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
        Role[] memory roles = new Role[](3);
        roles[0] = Role(project, INftSale.NftSale_NotOwner.selector, POWERS);
        roles[1] = Role(address(factory), INftSale.NftSale_NotFactory.selector, ",openInviter,setIpfsKey,");
        // It began when it was made.
        roles[2] = Role(address(0), INftSale.NftSale_NotFactory.selector, ",begin,");
        address[] memory callers = new address[](7);
        (callers[0], callers[1], callers[2], callers[3]) = (project, alice, bob, platform);
        (callers[4], callers[5], callers[6]) = (dev, address(factory), address(this));
        assertMatrix("NftSale", address(sale), roles, OPEN, callers);
    }
}
