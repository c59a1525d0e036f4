// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IInstanceFactory} from "../../src/factory/IInstanceFactory.sol";
import {INftSale} from "../../src/nft/INftSale.sol";
import {INftSaleFactory} from "../../src/nft/INftSaleFactory.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {Membership} from "../fixtures/Actors.sol";
import {NftFixture} from "./NftFixture.sol";

contract NftSaleFactoryTest is NftFixture {
    function test_Deploy_RegistersAndPaysBackTheRest() public {
        uint256 before = project.balance;
        uint256[] memory n = numbers();
        n[3] = 7;
        vm.prank(project);
        address sale = factory.deploy{value: 1 ether}(1, strings(BASE_URI), addresses(address(0)), n);
        assertEq(before - project.balance, FEE_WEI);
        assertEq(factory.recordOf(sale).owner, project);
        assertEq(NftSale(sale).balanceOf(project), 7);
        assertEq(NftSale(sale).ownerShareLeft(), SHARE - 7);
    }

    /// @notice A membership contract in any state of ill health makes nobody a member and stops nobody.
    function test_P38_BrokenMembershipNeverBlocks() public {
        Membership membership = new Membership();
        membership.setMember(project, true);
        vm.prank(platform);
        factory.setVip(address(membership));
        vm.prank(project);
        factory.deploy(1, strings(BASE_URI), addresses(address(0)), numbers());
        for (uint256 i = 1; i <= uint256(type(Membership.Health).max); ++i) {
            membership.setHealth(Membership.Health(i));
            assertEq(factory.feeOf(project, 1), FEE_WEI);
            openInviter(create(), rates(500, 0, 0));
        }
        vm.prank(platform);
        factory.setVip(makeAddr("no code here"));
        create();
        assertEq(address(factory).balance, FEE_WEI * (uint256(type(Membership.Health).max) + 1));
    }

    function test_RevertWhen_ParamsAreUnusable() public {
        refuseNumber(0, 3, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_MethodUnknown.selector, 3));
        refuseNumber(1, 0, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_UrlModeUnknown.selector, 0));
        refuseNumber(2, 0, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_TotalOutOfRange.selector, 0, 1e6));
        refuseNumber(
            2, 1e6 + 1, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_TotalOutOfRange.selector, 1e6 + 1, 1e6)
        );
        refuseNumber(
            3, 51, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_FirstMintTooLarge.selector, 51, SHARE)
        );
        refuseNumber(
            4,
            TOTAL + 1,
            abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_OwnerShareUnusable.selector, TOTAL + 1, TOTAL)
        );
        uint256 tooMuch = uint256(type(uint96).max) + 1;
        bytes memory tooLarge =
            abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_FeeTooLarge.selector, tooMuch, type(uint96).max);
        refuseNumber(5, tooMuch, tooLarge);
        refuseNumber(6, tooMuch, tooLarge);
        refuseNumber(
            7, TOTAL + 1, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_CapTooLarge.selector, TOTAL + 1, TOTAL)
        );
        refuseNumber(
            11, 1001, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_RoyaltyTooHigh.selector, 1001, 1000)
        );
    }

    /// @notice P-06: whatever the times are, they are refused by name; none of them overflows.
    function test_P06_TimesAreRefusedByName() public {
        uint256[3][7] memory bad = [
            [uint256(0), PUBLIC_START, PUBLIC_START + 299],
            [LIST_START, LIST_START + 299, END],
            [type(uint256).max, PUBLIC_START, END],
            [LIST_START, type(uint256).max, END],
            [LIST_START, PUBLIC_START, type(uint256).max],
            [PUBLIC_START, LIST_START, END],
            [NOW * 1000, NOW * 1000 + 1000, 0]
        ];
        for (uint256 i = 0; i < bad.length; ++i) {
            uint256[] memory n = numbers();
            n[6] = 0;
            (n[8], n[9], n[10]) = (bad[i][0], bad[i][1], bad[i][2]);
            vm.prank(project);
            vm.expectPartialRevert(INftSaleFactory.NftSaleFactory_TimesUnusable.selector);
            factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), addresses(address(0)), n);
        }
        // Without a list there is no price of one.
        uint256[] memory priced = numbers();
        priced[8] = 0;
        vm.prank(project);
        vm.expectPartialRevert(INftSaleFactory.NftSaleFactory_TimesUnusable.selector);
        factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), addresses(address(0)), priced);
    }

    function test_RevertWhen_HiddenPicturesCouldStayHidden() public {
        uint256[] memory n = hiddenNumbers();
        n[1] = 1;
        refuse(n, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_ProvenanceUnusable.selector));
        n = hiddenNumbers();
        n[10] = 0;
        refuse(n, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_ProvenanceUnusable.selector));
    }

    function test_RevertWhen_TheOwnerMintsForAPrice() public {
        uint256[] memory n = ownerNumbers();
        n[5] = 1;
        refuse(n, abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_OwnerMintsFree.selector));
        NftSale own = create(address(0), ownerNumbers(), BASE_URI);
        vm.prank(project);
        vm.expectRevert(INftSaleFactory.NftSaleFactory_OwnerMintsFree.selector);
        factory.openInviter(address(own), rates(1, 0, 0));
    }

    /// @notice The SDK's own table of names, asked of the factory by a direct call.
    function test_RevertWhen_NobodyCanReadTheNames() public {
        string memory names = vm.readFile("test/fixtures/names.json");
        bytes[] memory refused = vm.parseJsonBytesArray(names, ".refused");
        string[] memory s = strings(BASE_URI);
        vm.startPrank(project);
        for (uint256 i = 0; i < refused.length; ++i) {
            (s[0], s[1]) = (string(refused[i]), "HARB");
            vm.expectRevert(ITokenBase.Token_NameNotPrintable.selector);
            factory.deploy(1, s, addresses(address(0)), numbers());
            (s[0], s[1]) = ("Harbour Lights", string(refused[i]));
            vm.expectRevert(ITokenBase.Token_SymbolNotPrintable.selector);
            factory.deploy(1, s, addresses(address(0)), numbers());
        }
        bytes[] memory taken = vm.parseJsonBytesArray(names, ".taken");
        for (uint256 i = 0; i < taken.length; ++i) {
            (s[0], s[1]) = (string(taken[i]), string(taken[i]));
            address sale = factory.deploy{value: FEE_WEI}(1, s, addresses(address(0)), numbers());
            assertEq(NftSale(sale).symbol(), s[1]);
        }
        vm.stopPrank();
    }

    function test_RevertWhen_TextsOrTokensAreUnusable() public {
        vm.startPrank(project);
        string[] memory s = strings("");
        vm.expectRevert(abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_TextUnusable.selector, 2, 0, 512));
        factory.deploy(1, s, addresses(address(0)), numbers());
        vm.expectRevert(abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_ParamsMissing.selector, 4, 3, 2));
        factory.deploy(1, s, addresses(address(0)), new uint256[](2));
        s = strings(BASE_URI);
        s[0] = string(new bytes(65));
        vm.expectRevert(abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_TextUnusable.selector, 0, 65, 64));
        factory.deploy(1, s, addresses(address(0)), numbers());
        vm.expectRevert(abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_NotToken.selector, alice));
        factory.deploy(1, strings(BASE_URI), addresses(alice), numbers());
        vm.stopPrank();
        // A collection, this one's or another, is no payment.
        address collection = address(create());
        vm.prank(project);
        vm.expectRevert(abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_NotToken.selector, collection));
        factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), addresses(collection), numbers());
    }

    function test_OpenInviter_IsTheOwnersAndCosts() public {
        NftSale sale = create();
        vm.prank(platform);
        factory.setOpenInviterFee(0.1 ether);
        assertEq(factory.openInviterFeeOf(project), 0.1 ether);
        vm.expectRevert(
            abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_NotSaleOwner.selector, address(this), project)
        );
        factory.openInviter(address(sale), rates(1, 0, 0));
        vm.expectRevert(abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_NotSale.selector, alice));
        factory.setTokenInfo(alice, "");
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(IInstanceFactory.Factory_FeeTooLow.selector, 0, 0.1 ether));
        factory.openInviter(address(sale), rates(1, 0, 0));
        uint256 before = project.balance;
        factory.openInviter{value: 1 ether}(address(sale), rates(1, 0, 0));
        assertEq(before - project.balance, 0.1 ether);
    }

    function test_Fees_AreTheOwnersWithinBounds() public {
        vm.startPrank(platform);
        vm.expectRevert(
            abi.encodeWithSelector(INftSaleFactory.NftSaleFactory_MintFeePercentTooHigh.selector, 1001, 1000)
        );
        factory.setMintFeePercent(1001);
        vm.expectPartialRevert(IInstanceFactory.Factory_FeeTooHigh.selector);
        factory.setOpenInviterFee(uint256(type(uint88).max) + 1);
        vm.stopPrank();
        NftSale sale = create();
        vm.prank(platform);
        factory.setMintFeePercent(1000);
        assertEq(sale.terms().platformBps, PLATFORM_BPS);
    }

    function refuseNumber(uint256 at, uint256 value, bytes memory why) private {
        uint256[] memory n = numbers();
        n[at] = value;
        refuse(n, why);
    }

    function refuse(uint256[] memory n, bytes memory why) private {
        vm.prank(project);
        vm.expectRevert(why);
        factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), addresses(address(0)), n);
    }
}
