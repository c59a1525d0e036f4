// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {AirdropFactory} from "../../src/airdrop/AirdropFactory.sol";
import {MerkleAirdrop} from "../../src/airdrop/MerkleAirdrop.sol";
import {IInstanceFactory} from "../../src/factory/IInstanceFactory.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {NftSaleFactory} from "../../src/nft/NftSaleFactory.sol";
import {Vip} from "../../src/vip/Vip.sol";
import {PoolFixture} from "../staking/PoolFixture.sol";

/// @notice What a membership is for: pools, airdrops and collections that are really made without a fee, until it ends.
contract VipCreationsTest is PoolFixture {
    AirdropFactory private airdrops;
    NftSaleFactory private sales;
    Vip private vip;

    function setUp() public override {
        super.setUp();
        airdrops = new AirdropFactory(address(this), registry);
        sales = new NftSaleFactory(address(this));
        vip = new Vip(address(this));
        vip.addPlan(1 ether, 30);
        airdrops.setTemplate(1, address(new TokenMapping()), true);
        airdrops.setTemplate(2, address(new MerkleAirdrop()), true);
        sales.setTemplate(1, address(new NftSale()), true);
        IInstanceFactory[3] memory factories =
            [IInstanceFactory(address(factory)), IInstanceFactory(address(airdrops)), IInstanceFactory(address(sales))];
        for (uint256 i = 0; i < 3; ++i) {
            factories[i].setVip(address(vip));
            factories[i].setFee(1, FEE_WEI);
            if (i != 2) factories[i].setFee(2, FEE_WEI);
        }
        sales.setOpenInviterFee(FEE_WEI);
        vm.startPrank(project);
        reward.approve(address(factory), type(uint256).max);
        reward.approve(address(airdrops), type(uint256).max);
        vm.stopPrank();
    }

    function test_P37_MembersMakeEverythingWithoutAFee() public {
        vm.prank(project);
        uint256 until = vip.startVip{value: 1 ether}(0);
        uint256 held = project.balance;
        vm.warp(until - 1);
        makeAll(0);
        // What a member sends all the same comes back.
        makeAll(FEE_WEI);
        assertEq(project.balance, held);
        assertEq(address(airdrops).balance + address(sales).balance, 0);
        assertEq(factory.recordOf(address(pool)).owner, project);
    }

    /// @notice The second in which a membership ends, everything costs what it costs everybody.
    function test_P37_TheEndOfAMembershipEndsTheWaiver() public {
        vm.prank(project);
        uint256 until = vip.startVip{value: 1 ether}(0);
        vm.warp(until - 1);
        address sale = makeAll(0);
        vm.warp(until);
        bytes memory why = abi.encodeWithSelector(IInstanceFactory.Factory_FeeTooLow.selector, 0, FEE_WEI);
        for (uint256 kind = 1; kind <= 3; ++kind) {
            assertEq(factory.createFee(project, kind), FEE_WEI);
            vm.expectRevert(why);
            makePool(kind, 0);
        }
        for (uint256 kind = 1; kind <= 2; ++kind) {
            vm.expectRevert(why);
            makeAirdrop(kind, 0);
        }
        vm.expectRevert(why);
        makeSale(0);
        assertEq(sales.openInviterFeeOf(project), FEE_WEI);
        vm.prank(project);
        vm.expectRevert(why);
        sales.openInviter(sale, new uint256[](1));
        uint256 held = project.balance;
        makeAll(FEE_WEI);
        assertEq(held - project.balance, 7 * FEE_WEI);
    }

    /// @dev Of every kind one. @return sale The collection.
    function makeAll(uint256 value) private returns (address sale) {
        for (uint256 kind = 1; kind <= 3; ++kind) {
            makePool(kind, value);
        }
        makeAirdrop(1, value);
        makeAirdrop(2, value);
        sale = makeSale(value);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(project);
        sales.openInviter{value: value}(sale, rates);
    }

    function makePool(uint256 kind, uint256 value) private {
        uint256[] memory list = numbers(kind);
        (list[2], list[3]) = (block.timestamp + 1 days, block.timestamp + 2 days);
        // A pair is asked for its factory, which names it.
        if (kind == 2) mockPair();
        vm.prank(project);
        factory.deployPool{value: value}(
            kind == NFTS ? address(nft) : address(staked), address(reward), list, admin, ""
        );
    }

    function makeAirdrop(uint256 kind, uint256 value) private {
        address[] memory tokens = new address[](kind == 1 ? 2 : 1);
        uint256[] memory list = new uint256[](kind == 1 ? 4 : 6);
        (list[0], list[1], list[2]) = (1e18, block.timestamp + 1 days, block.timestamp + 2 days);
        list[3] = 1000;
        if (kind == 1) tokens[0] = address(staked);
        else list[4] = 10_000;
        tokens[tokens.length - 1] = address(reward);
        vm.prank(project);
        airdrops.deploy{value: value}(kind, tokens, list, "");
    }

    function makeSale(uint256 value) private returns (address) {
        string[] memory texts = new string[](4);
        (texts[0], texts[1], texts[2]) = ("Harbour Lights", "HARB", "ipfs://folder/");
        uint256[] memory list = new uint256[](14);
        (list[0], list[1], list[2]) = (2, 2, 100);
        (list[5], list[9]) = (1e16, block.timestamp + 1 hours);
        vm.prank(project);
        return sales.deploy{value: value}(1, texts, new address[](3), list);
    }

    function mockPair() private {
        address venue = makeAddr("venue");
        vm.mockCall(address(staked), abi.encodeWithSignature("token0()"), abi.encode(address(1)));
        vm.mockCall(address(staked), abi.encodeWithSignature("token1()"), abi.encode(address(2)));
        vm.mockCall(address(staked), abi.encodeWithSignature("factory()"), abi.encode(venue));
        vm.mockCall(venue, abi.encodeWithSignature("getPair(address,address)"), abi.encode(address(staked)));
    }
}
