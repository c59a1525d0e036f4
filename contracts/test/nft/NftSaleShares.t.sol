// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftSaleFactory} from "../../src/nft/INftSaleFactory.sol";
import {IInstanceFactory} from "../../src/factory/IInstanceFactory.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {Membership} from "../fixtures/Actors.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice Who gets what of prices and fees, to the unit.
contract NftSaleSharesTest is NftFixture {
    /// @notice P-38: of every price the platform has its part of the sum, each inviter its part of each purchase, both rounded
    /// down, and the owner all the rest, in whichever order they ask.
    function testFuzz_P38_PricesAreSplitToTheUnit(
        uint256 price,
        uint256 platformBps,
        uint256[3] memory bps,
        uint256[3] memory amounts,
        uint256 order
    ) public {
        NftSale sale = open(bound(price, 1, 1e20), bound(platformBps, 1, 1000), bps);
        address[3] memory people = [alice, bob, carol];
        uint256 came = 0;
        uint256[3] memory rewards;
        for (uint256 i = 0; i < 3; ++i) {
            uint256 amount = bound(amounts[i], 1, CAP);
            uint256 paid = amount * sale.feePerNft();
            vm.deal(people[i], paid);
            vm.prank(people[i]);
            sale.mintInvited{value: paid}(people[i], amount, paid, i == 0 ? address(0) : people[i - 1]);
            came += paid;
            // Who invited is one level up, who invited them two.
            for (uint256 level = 0; level < i; ++level) {
                rewards[i - 1 - level] += paid * sale.inviterRates()[level] / 10_000;
            }
        }
        uint256 due = came * sale.terms().platformBps / 10_000;
        uint256 left = came - due - rewards[0] - rewards[1];
        assertEq(sale.platformDue(), due);
        assertEq(sale.proceeds(), left);
        uint256 before = project.balance;
        for (uint256 i = 0; i < 4; ++i) {
            uint256 turn = (order % 4 + i) % 4;
            if (turn == 0 && left != 0) assertEq(sale.withdraw(), left);
            if (turn == 1 && due != 0) assertEq(sale.withdrawPlatform(), due);
            if (turn == 2 && rewards[0] != 0) assertEq(sale.claimReward(alice), rewards[0]);
            if (turn == 3 && rewards[1] != 0) assertEq(sale.claimReward(bob), rewards[1]);
        }
        assertEq(project.balance - before, left);
        assertEq(dev.balance, due);
        assertEq(alice.balance, rewards[0]);
        assertEq(bob.balance, rewards[1]);
        assertEq(carol.balance, 0);
        assertEq(address(sale).balance, 0);
    }

    /// @notice A share that changes counts for later sales alone, at both of its ends.
    function test_MintFeePercent_CountsFromTheNextSaleOn() public {
        vm.expectEmit(address(factory));
        emit INftSaleFactory.MintFeePercentSet(1000);
        vm.prank(platform);
        factory.setMintFeePercent(1000);
        NftSale most = create();
        vm.prank(platform);
        factory.setMintFeePercent(0);
        NftSale none = create();
        vm.warp(PUBLIC_START);
        buy(most, alice, 7);
        buy(none, alice, 7);
        assertEq(most.platformDue(), 7 * PRICE / 10);
        assertEq(most.proceeds(), 7 * PRICE - 7 * PRICE / 10);
        assertEq(none.platformDue(), 0);
        assertEq(none.withdraw(), 7 * PRICE);
    }

    /// @notice Opening rewards is free for members as creating is, cheaper with a discount, and costs everybody else the fee.
    function test_OpenInviterFee_IsWaivedForMembers() public {
        Membership membership = new Membership();
        vm.startPrank(platform);
        factory.setOpenInviterFee(0.1 ether);
        factory.setVip(address(membership));
        factory.setFeeWhitelist(bob, 2500);
        vm.stopPrank();
        assertEq(factory.openInviterFeeOf(project), 0.1 ether);
        assertEq(factory.openInviterFeeOf(bob), 0.075 ether);
        NftSale sale = create();
        uint256 held = address(factory).balance;
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_FeeTooLow.selector, 0.1 ether - 1, 0.1 ether));
        factory.openInviter{value: 0.1 ether - 1}(address(sale), rates(1, 0, 0));
        membership.setMember(project, true);
        assertEq(factory.openInviterFeeOf(project), 0);
        vm.expectEmit(address(factory));
        emit INftSaleFactory.InviterOpened(address(sale), rates(1, 0, 0), 0);
        uint256 before = project.balance;
        factory.openInviter{value: 1 ether}(address(sale), rates(1, 0, 0));
        vm.stopPrank();
        assertEq(project.balance, before);
        assertEq(address(factory).balance, held);
        assertEq(sale.inviterRates().length, 1);
    }

    function open(uint256 price, uint256 platformBps, uint256[3] memory bps) private returns (NftSale sale) {
        vm.prank(platform);
        factory.setMintFeePercent(platformBps);
        uint256[] memory n = numbers();
        n[5] = price;
        sale = create(address(0), n, BASE_URI);
        openInviter(sale, rates(bound(bps[0], 1, 3000), bound(bps[1], 1, 1500), bound(bps[2], 1, 500)));
        vm.warp(PUBLIC_START);
    }
}
