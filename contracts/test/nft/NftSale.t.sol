// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {INftSale} from "../../src/nft/INftSale.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {NftSaleCapabilities} from "../../src/nft/NftSaleCapabilities.sol";
import {Payees} from "../../src/registry/Payees.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {NftFixture} from "./NftFixture.sol";

contract NftSaleTest is NftFixture {
    NftSale private sale;
    bytes32[] private noProof;

    function setUp() public override {
        super.setUp();
        sale = create();
    }

    function test_Terms_AreThoseOfTheCreation() public view {
        INftSale.Terms memory t = sale.terms();
        assertEq(t.creator, project);
        assertEq(t.paymentToken, address(0));
        assertEq(t.royaltyReceiver, address(0));
        assertEq(t.mintMethod * 10 + t.urlMode, 22);
        assertEq(t.total, TOTAL);
        assertEq(t.ownerShare, SHARE);
        assertEq(t.mintFee, PRICE);
        assertEq(t.listFee, LIST_PRICE);
        assertEq(t.cap, CAP);
        assertEq(t.listStart, LIST_START);
        assertEq(t.publicStart, PUBLIC_START);
        assertEq(t.endTime, END);
        assertEq(t.royaltyBps, 500);
        assertEq(t.platformBps, PLATFORM_BPS);
        assertEq(t.provenanceHash, bytes32(0));
        assertEq(t.id, 1);
        assertEq(sale.name(), "Harbour Lights");
        assertEq(sale.symbol(), "HARB");
        assertEq(sale.factory(), address(factory));
        assertEq(sale.paymentToken(), address(0));
    }

    function test_SupportsInterface_OfMarketplaces() public view {
        bytes4[5] memory known = [bytes4(0x01ffc9a7), 0x80ac58cd, 0x5b5e139f, 0x2a55205a, 0x49064906];
        for (uint256 i = 0; i < known.length; ++i) {
            assertTrue(sale.supportsInterface(known[i]));
        }
        assertFalse(sale.supportsInterface(0xffffffff));
    }

    function test_RoyaltyInfo_IsThePartOfThePrice() public {
        (address to, uint256 amount) = sale.royaltyInfo(0, 1 ether);
        assertEq(to, project);
        assertEq(amount, 0.05 ether);
        (, amount) = sale.royaltyInfo(0, type(uint256).max);
        assertEq(amount, type(uint256).max / 10_000 * 500);
        vm.prank(project);
        sale.transferOwnership(bob);
        (to,) = sale.royaltyInfo(0, 1);
        assertEq(to, bob);
        address[] memory a = addresses(address(0));
        a[1] = carol;
        vm.prank(project);
        NftSale other = NftSale(factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), a, numbers()));
        (to,) = other.royaltyInfo(0, 1);
        assertEq(to, carol);
    }

    function test_Phase_FollowsTheClock() public {
        assertEq(sale.phase(), 0);
        assertEq(sale.feePerNft(), PRICE);
        vm.warp(LIST_START);
        assertEq(sale.phase(), 1);
        assertEq(sale.feePerNft(), LIST_PRICE);
        vm.warp(PUBLIC_START);
        assertEq(sale.phase(), 2);
        vm.warp(END);
        assertEq(sale.phase(), 3);
        assertEq(create(address(0), ownerNumbers(), BASE_URI).phase(), 4);
    }

    function test_Mint_SellsAndPaysBackTheRest() public {
        vm.warp(PUBLIC_START);
        uint256 before = alice.balance;
        vm.prank(alice);
        sale.mint{value: 1 ether}(alice, 3, 3 * PRICE);
        assertEq(before - alice.balance, 3 * PRICE);
        assertEq(sale.ownerOf(2), alice);
        assertEq(sale.mintCountOf(alice), 3);
        assertEq(sale.userCount(), 1);
        assertEq(sale.userInfos(0, 9).length, 1);
        assertEq(sale.userInfos(1, 9).length, 0);
        assertEq(sale.userInfoOf(alice).mintCount, 3);
        assertEq(sale.userInfoOf(bob).id, 0);
    }

    function test_P16_PublicPhaseToTheSecond() public {
        uint256[2] memory outside = [PUBLIC_START - 1, END];
        for (uint256 i = 0; i < 2; ++i) {
            vm.warp(outside[i]);
            vm.prank(alice);
            vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NotRunning.selector, PUBLIC_START, END));
            sale.mint{value: PRICE}(alice, 1, PRICE);
        }
        vm.warp(END - 1);
        buy(sale, alice, 1);
    }

    function test_RevertWhen_APurchaseBreaksARule() public {
        vm.warp(PUBLIC_START);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_TooManyAtOnce.selector, 501, 500));
        sale.mint(alice, 501, 0);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_CapReached.selector, alice, 0, CAP));
        sale.mint{value: 11 * PRICE}(alice, 11, 11 * PRICE);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_PriceAboveValue.selector, PRICE, PRICE - 1));
        sale.mint{value: PRICE}(alice, 1, PRICE - 1);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_WrongPayment.selector, PRICE - 1, PRICE));
        sale.mint{value: PRICE - 1}(alice, 1, PRICE);
        vm.expectRevert(IERC721A.MintZeroQuantity.selector);
        sale.mint(alice, 0, 0);
        vm.expectRevert(IERC721A.MintToZeroAddress.selector);
        sale.mint{value: PRICE}(address(0), 1, PRICE);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_SelfInvited.selector, alice));
        sale.mintInvited{value: PRICE}(alice, 1, PRICE, alice);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_InviterUnknown.selector, bob));
        sale.mintInvited{value: PRICE}(alice, 1, PRICE, bob);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_ValueRefused.selector, 1));
        sale.approve{value: 1}(bob, 0);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_ValueRefused.selector, 1));
        sale.transferFrom{value: 1}(alice, bob, 0);
        vm.stopPrank();
        NftSale own = create(address(0), ownerNumbers(), BASE_URI);
        vm.expectRevert(INftSale.NftSale_NotPublic.selector);
        own.mint(alice, 1, 0);
    }

    function test_RevertWhen_SoldOut() public {
        uint256[] memory n = numbers();
        (n[2], n[4], n[7]) = (3, 0, 0);
        sale = create(address(0), n, BASE_URI);
        vm.warp(PUBLIC_START);
        buy(sale, alice, 2);
        vm.prank(bob);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_SoldOut.selector, 2, 1));
        sale.mint{value: 2 * PRICE}(bob, 2, 2 * PRICE);
        buy(sale, bob, 1);
        assertEq(sale.phase(), 3);
    }

    function test_MintListed_SellsToTheListAlone() public {
        vm.expectPartialRevert(INftSale.NftSale_ListNotRunning.selector);
        sale.mintListed(carol, 1, 0, address(0), 3, noProof);
        bytes32 root = leafOf(sale, carol, 3);
        vm.prank(project);
        sale.setWhitelist(root, "bafylist");
        assertEq(sale.whitelistRoot(), root);
        assertEq(sale.whitelistKey(), "bafylist");
        vm.warp(LIST_START);
        vm.startPrank(carol);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NotInList.selector, carol, 4));
        sale.mintListed(carol, 1, 0, address(0), 4, noProof);
        vm.expectEmit(address(sale));
        emit INftSale.Minted(carol, 0, 2, 1, 2 * LIST_PRICE);
        sale.mintListed{value: 2 * LIST_PRICE}(carol, 2, 2 * LIST_PRICE, address(0), 3, noProof);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_CapReached.selector, carol, 2, 3));
        sale.mintListed{value: 2 * LIST_PRICE}(carol, 2, 2 * LIST_PRICE, address(0), 3, noProof);
        vm.stopPrank();
        vm.warp(PUBLIC_START);
        vm.expectPartialRevert(INftSale.NftSale_ListNotRunning.selector);
        sale.mintListed(carol, 1, 0, address(0), 3, noProof);
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_ListOver.selector, PUBLIC_START));
        sale.setWhitelist(0, "");
    }

    /// @notice P-42: an inviter that is a contract asks for itself.
    function test_P42_RewardOfAContractIsItsOwnToClaim() public {
        vm.warp(PUBLIC_START);
        openInviter(sale, rates(1000, 500, 250));
        buy(sale, alice, 1);
        vm.prank(bob);
        sale.mintInvited{value: PRICE}(bob, 1, PRICE, alice);
        vm.etch(alice, hex"00");
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, alice));
        sale.claimReward(alice);
        vm.prank(alice);
        assertEq(sale.claimReward(alice), PRICE / 10);
    }

    function test_Rewards_GoUpTheLevels() public {
        vm.warp(PUBLIC_START);
        openInviter(sale, rates(1000, 500, 250));
        assertEq(sale.inviterRates().length, 3);
        assertEq(sale.inviterRates()[2], 250);
        buy(sale, alice, 1);
        vm.prank(bob);
        sale.mintInvited{value: PRICE}(bob, 1, PRICE, alice);
        vm.prank(carol);
        sale.mintInvited{value: PRICE}(carol, 1, PRICE, bob);
        assertEq(sale.earnedReward(alice), PRICE * 1500 / 10_000);
        assertEq(sale.earnedReward(bob), PRICE * 1000 / 10_000);
        uint256 before = bob.balance;
        assertEq(sale.claimReward(bob), PRICE / 10);
        assertEq(bob.balance - before, PRICE / 10);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NothingToPay.selector, bob));
        sale.claimReward(bob);
        vm.startPrank(alice);
        vm.expectRevert(INftSale.NftSale_ReceiverZero.selector);
        sale.claimRewardTo(address(0));
        sale.claimRewardTo(dev);
        vm.stopPrank();
        assertEq(dev.balance, PRICE * 1500 / 10_000);
        assertEq(sale.pendingReward(alice), 0);
    }

    function test_RevertWhen_RatesAreUnusable() public {
        uint256[][4] memory bad = [new uint256[](0), new uint256[](4), rates(5001, 0, 0), rates(3000, 2000, 1)];
        vm.startPrank(address(factory));
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.expectRevert(INftSale.NftSale_RatesUnusable.selector);
            sale.openInviter(bad[i]);
        }
        sale.openInviter(rates(5000, 0, 0));
        vm.expectRevert(INftSale.NftSale_InviterOpen.selector);
        sale.openInviter(rates(5000, 0, 0));
        vm.stopPrank();
        vm.expectPartialRevert(INftSale.NftSale_NotFactory.selector);
        sale.openInviter(rates(1, 0, 0));
    }

    function test_Withdraw_PaysEverybodyItsPart() public {
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NothingToPay.selector, project));
        sale.withdraw();
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NothingToPay.selector, dev));
        sale.withdrawPlatform();
        vm.warp(PUBLIC_START);
        buy(sale, alice, 4);
        uint256 part = 4 * PRICE * PLATFORM_BPS / 10_000;
        assertEq(sale.platformDue(), part);
        assertEq(sale.proceeds(), 4 * PRICE - part);
        assertEq(sale.solvency()[0].owed, part);
        assertEq(sale.solvency()[0].held, 4 * PRICE);
        vm.expectPartialRevert(INftSale.NftSale_NotOwner.selector);
        sale.withdrawTo(bob);
        vm.startPrank(project);
        sale.renounceOwnership();
        vm.expectRevert(INftSale.NftSale_ReceiverZero.selector);
        sale.withdrawTo(address(0));
        uint256 before = bob.balance;
        sale.withdrawTo(bob);
        vm.stopPrank();
        assertEq(bob.balance - before, 4 * PRICE - part);
        assertEq(sale.withdrawPlatform(), part);
        assertEq(dev.balance, part);
        assertEq(address(sale).balance, 0);
    }

    function test_RevertWhen_TheOwnerCannotBePaid() public {
        vm.prank(project);
        sale.transferOwnership(address(factory));
        vm.warp(PUBLIC_START);
        buy(sale, alice, 1);
        uint256 amount = sale.proceeds();
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_PaymentFailed.selector, address(factory), amount));
        sale.withdraw();
    }

    function test_Mint_TakesAToken() public {
        OddToken token = new OddToken(alice, 1e30);
        sale = create(address(token), numbers(), BASE_URI);
        vm.warp(PUBLIC_START);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_WrongPayment.selector, 1, 0));
        sale.mint{value: 1}(alice, 1, PRICE);
        token.approve(address(sale), type(uint256).max);
        sale.mint(alice, 2, 2 * PRICE);
        vm.stopPrank();
        assertEq(token.balanceOf(address(sale)), 2 * PRICE);
        sale.withdraw();
        sale.withdrawPlatform();
        assertEq(token.balanceOf(project) + token.balanceOf(dev), 2 * PRICE);
    }

    function test_MintByOwner_StaysWithinItsShare() public {
        assertEq(sale.ownerShareLeft(), SHARE);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NotOwner.selector, address(this), project));
        sale.mintByOwner(bob, 1);
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_OwnerShareUsed.selector, SHARE + 1, SHARE));
        sale.mintByOwner(bob, SHARE + 1);
        sale.mintByOwner(bob, SHARE);
        assertEq(sale.ownerShareLeft(), 0);
        assertEq(sale.balanceOf(bob), SHARE);
    }

    /// @notice P-37: the implementation begins never, a sale once, by its factory.
    function test_P37_OnlyTheFactoryBeginsAndOnce() public {
        vm.expectPartialRevert(INftSale.NftSale_NotFactory.selector);
        implementation.begin(alice, 1, BASE_URI, 0, "");
        vm.expectPartialRevert(INftSale.NftSale_NotFactory.selector);
        sale.begin(alice, 1, BASE_URI, 0, "");
        vm.prank(address(factory));
        vm.expectPartialRevert(INftSale.NftSale_NotFactory.selector);
        sale.begin(alice, 1, BASE_URI, 0, "");
    }

    function test_Begin_MintsTheFirstAndNamesTheList() public {
        uint256[] memory n = numbers();
        (n[3], n[12]) = (5, uint256(keccak256("root")));
        address[] memory a = addresses(address(0));
        a[2] = carol;
        vm.prank(project);
        NftSale first = NftSale(factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), a, n));
        assertEq(first.balanceOf(carol), 5);
        assertEq(first.whitelistRoot(), keccak256("root"));
        assertEq(first.ownerShareLeft(), SHARE - 5);
        assertEq(first.contractURI(), "ipfs://bafyinfo");
    }

    function test_RevertWhen_CallerNotOwner() public {
        bytes memory why = abi.encodeWithSelector(INftSale.NftSale_NotOwner.selector, alice, project);
        vm.startPrank(alice);
        vm.expectRevert(why);
        sale.setWhitelist(0, "");
        vm.expectRevert(why);
        sale.addUri(BASE_URI);
        vm.expectRevert(why);
        sale.transferOwnership(alice);
        vm.expectRevert(why);
        sale.renounceOwnership();
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NotFactory.selector, alice));
        sale.setIpfsKey("");
    }

    function test_Ownership_IsHandedOverAndEnds() public {
        vm.startPrank(project);
        vm.expectRevert(INftSale.NftSale_OwnerZero.selector);
        sale.transferOwnership(address(0));
        sale.transferOwnership(bob);
        vm.stopPrank();
        assertEq(sale.owner(), bob);
        assertEq(sale.capabilities(), everything() & ~NftSaleCapabilities.URI);
        vm.prank(bob);
        sale.renounceOwnership();
        assertEq(sale.owner(), address(0));
        assertEq(sale.beneficiary(), bob);
        assertEq(sale.capabilities(), 0);
    }

    function test_P38_CapabilitiesOnlyGoOut() public {
        vm.startPrank(project);
        sale.mintByOwner(bob, SHARE);
        vm.warp(PUBLIC_START);
        factory.openInviter(address(sale), rates(1, 0, 0));
        vm.stopPrank();
        uint256 forEver = NftSaleCapabilities.TEXTS | NftSaleCapabilities.OWNERSHIP;
        assertEq(sale.capabilities(), forEver);
        NftSale own = create(address(0), ownerNumbers(), BASE_URI);
        assertEq(own.capabilities(), forEver | NftSaleCapabilities.MINT | NftSaleCapabilities.URI);
        vm.warp(NOW);
        sale = create(address(0), hiddenNumbers(), HIDDEN_URI);
        vm.warp(END);
        assertEq(sale.capabilities(), forEver | NftSaleCapabilities.INVITER);
    }

    function test_Reveal_DealsOutWhatWasCommittedTo() public {
        sale = create(address(0), hiddenNumbers(), HIDDEN_URI);
        vm.warp(PUBLIC_START);
        buy(sale, alice, 3);
        assertEq(sale.tokenURI(0), HIDDEN_URI);
        vm.expectPartialRevert(INftSale.NftSale_MintingNotOver.selector);
        sale.drawOffset();
        vm.expectRevert(INftSale.NftSale_OffsetNotDrawn.selector);
        sale.reveal(BASE_URI, SALT);
        vm.warp(END);
        vm.prank(project);
        vm.expectRevert(INftSale.NftSale_MintingOver.selector);
        sale.mintByOwner(project, 1);
        sale.drawOffset();
        (, uint256 drawBlock,,) = sale.revealState();
        vm.expectPartialRevert(INftSale.NftSale_OffsetNotDue.selector);
        sale.drawOffset();
        // Forgotten: named anew.
        vm.roll(drawBlock + 257);
        sale.drawOffset();
        (, drawBlock,,) = sale.revealState();
        vm.roll(drawBlock + 1);
        sale.drawOffset();
        vm.expectPartialRevert(INftSale.NftSale_OffsetNotDue.selector);
        sale.drawOffset();
        vm.expectPartialRevert(INftSale.NftSale_ProvenanceDiffers.selector);
        sale.reveal("ipfs://another/", SALT);
        sale.reveal(BASE_URI, SALT);
        (bool hidden,, bool drawn, uint256 offset) = sale.revealState();
        assertFalse(hidden);
        assertTrue(drawn);
        assertEq(sale.tokenURI(2), string.concat(BASE_URI, vm.toString((2 + offset) % TOTAL), ".json"));
        vm.expectRevert(INftSale.NftSale_AlreadyRevealed.selector);
        sale.reveal(BASE_URI, SALT);
    }

    function test_Uris_AreSharedOrOfEach() public {
        vm.expectRevert(INftSale.NftSale_NotHidden.selector);
        sale.drawOffset();
        vm.expectRevert(IERC721A.URIQueryForNonexistentToken.selector);
        sale.tokenURI(0);
        vm.startPrank(project);
        vm.expectRevert(INftSale.NftSale_UriFixed.selector);
        sale.addUri(BASE_URI);
        vm.stopPrank();
        uint256[] memory n = numbers();
        (n[1], n[3]) = (1, 2);
        NftSale shared = create(address(0), n, "ipfs://one.json");
        assertEq(shared.tokenURI(1), "ipfs://one.json");
        assertEq(shared.ownerOf(1), project);
        NftSale own = create(address(0), ownerNumbers(), BASE_URI);
        string memory long_ = string(new bytes(513));
        vm.startPrank(project);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_UriTooLong.selector, 513, 512));
        own.addUri(long_);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_UriTooLong.selector, 513, 512));
        sale.setWhitelist(0, long_);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_UriTooLong.selector, 513, 512));
        factory.setTokenInfo(address(sale), long_);
        factory.setTokenInfo(address(sale), "");
        vm.stopPrank();
        assertEq(sale.contractURI(), "");
        assertEq(own.contractURI(), "ipfs://bafyinfo");
        assertEq(own.ipfsKey(), "bafyinfo");
    }

    /// @notice ERC-721: balances, owners and lists of tokens agree whatever is bought and handed on.
    function testFuzz_Erc721_ListsAgreeWithOwners(uint8[6] memory amounts, uint256 seed) public {
        vm.warp(PUBLIC_START);
        address[3] memory people = [alice, bob, carol];
        for (uint256 i = 0; i < amounts.length; ++i) {
            buy(sale, people[i % 3], bound(amounts[i], 1, CAP / 2));
        }
        for (uint256 i = 0; i < 8; ++i) {
            uint256 id = uint256(keccak256(abi.encode(seed, i))) % sale.totalSupply();
            address from = sale.ownerOf(id);
            address to = people[(seed >> i) % 3];
            vm.prank(from);
            sale.approve(address(this), id);
            sale.safeTransferFrom(from, to, id);
            assertEq(sale.ownerOf(id), to);
            assertEq(sale.getApproved(id), address(0));
        }
        uint256 all = 0;
        for (uint256 i = 0; i < 3; ++i) {
            uint256[] memory ids = sale.tokensOfOwner(people[i]);
            assertEq(ids.length, sale.balanceOf(people[i]));
            for (uint256 j = 0; j < ids.length; ++j) {
                assertEq(sale.ownerOf(ids[j]), people[i]);
            }
            all += ids.length;
        }
        assertEq(all, sale.totalSupply());
    }

    function everything() private pure returns (uint256) {
        return 63;
    }
}
