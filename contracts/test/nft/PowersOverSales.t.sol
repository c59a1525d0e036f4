// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftSale} from "../../src/nft/NftSale.sol";
import {Vip} from "../../src/vip/Vip.sol";
import {PowerCaller} from "../registry/PowerCaller.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice P-39 over a running sale of NFTs, and over memberships: whatever the owners of the platform do, holders own and
/// may move the same, buyers pay the same, inviters and the project have earned the same, and members stay members.
contract PowersOverSalesTest is NftFixture, PowerCaller {
    NftSale private sale;
    Vip private vip;

    function setUp() public override {
        super.setUp();
        vip = new Vip(platform);
        vm.startPrank(platform);
        vip.addPlan(1 ether, 30);
        vip.addPlan(5 ether, 365);
        factory.setVip(address(vip));
        vm.stopPrank();
        vm.prank(alice);
        vip.startVip{value: 1 ether}(0);
        sale = create(address(0), hiddenNumbers(), HIDDEN_URI);
        openInviter(sale, rates(3000, 1500, 500));
        vm.warp(PUBLIC_START);
        buy(sale, alice, 3);
        vm.prank(bob);
        sale.mintInvited{value: 2 * PRICE}(bob, 2, 2 * PRICE, alice);
        vm.prank(bob);
        sale.approve(carol, 4);
        vm.prank(project);
        sale.mintByOwner(carol, 1);
        people = [alice, bob, carol, project, address(sale), address(vip), address(implementation), address(factory)];
    }

    function testFuzz_P39_NoPowerReachesASaleOrAMembership(uint256[6] calldata seeds) public {
        (bytes32 before, bytes32 ended) = (stateOf(), finish());
        for (uint256 i = 0; i < seeds.length; ++i) {
            if (seeds[i] % 3 == 0) usePower("Vip", address(vip), platform, seeds[i] / 3);
            else usePower("NftSaleFactory", address(factory), platform, seeds[i] / 3);
        }
        assertEq(stateOf(), before);
        assertEq(finish(), ended);
    }

    /// @notice Every one of these powers is used by the walk, and most calls do what they are for.
    function test_P39_TheWalkUsesThePowers() public {
        for (uint256 i = 0; i < 200; ++i) {
            uint256 snapshot = vm.snapshotState();
            uint256 used = effective;
            usePower(i % 2 == 0 ? "Vip" : "NftSaleFactory", i % 2 == 0 ? address(vip) : address(factory), platform, i);
            used = effective - used;
            vm.revertToState(snapshot);
            effective += used;
        }
        assertGt(effective, 100);
    }

    function stateOf() private view returns (bytes32) {
        bytes memory holders;
        address[4] memory accounts = [alice, bob, carol, project];
        for (uint256 i = 0; i < accounts.length; ++i) {
            holders = abi.encode(holders, sale.tokensOfOwner(accounts[i]), sale.mintCountOf(accounts[i]));
            holders = abi.encode(holders, sale.pendingReward(accounts[i]), sale.earnedReward(accounts[i]));
            holders = abi.encode(holders, sale.userInfoOf(accounts[i]));
            holders = abi.encode(holders, vip.isMember(accounts[i]), vip.recordOf(accounts[i]));
        }
        bytes memory terms = abi.encode(sale.terms(), sale.inviterRates(), sale.whitelistRoot(), sale.capabilities());
        bytes memory money = abi.encode(sale.proceeds(), sale.platformDue(), sale.feePerNft(), sale.phase());
        (address receiver, uint256 royalty) = sale.royaltyInfo(0, 1 ether);
        return keccak256(
            abi.encode(holders, terms, money, receiver, royalty, sale.getApproved(4), sale.tokenURI(0), sale.owner())
        );
    }

    /// @notice What becomes of the sale: purchases, transfers, payments and pictures; nothing of it remains.
    function finish() private returns (bytes32) {
        uint256 snapshot = vm.snapshotState();
        buy(sale, carol, 1);
        vm.prank(carol);
        sale.transferFrom(bob, carol, 4);
        vm.prank(project);
        sale.mintByOwner(project, 2);
        uint256 reward = sale.claimReward(alice);
        uint256 proceeds = sale.withdraw();
        uint256 due = sale.platformDue();
        vm.warp(END);
        sale.drawOffset();
        vm.roll(block.number + 6);
        sale.drawOffset();
        sale.reveal(BASE_URI, SALT);
        bytes32 outcome = keccak256(
            abi.encode(reward, proceeds, due, alice.balance, project.balance, sale.ownerOf(4), sale.tokenURI(3))
        );
        vm.revertToState(snapshot);
        return outcome;
    }
}
