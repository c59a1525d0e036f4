// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {INftSale} from "../../src/nft/INftSale.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice Buys, and calls back whenever it hears of an NFT or is paid.
contract HostileBuyer {
    NftSale private immutable sale;
    bytes[] private _calls;
    bool private _inside;
    bytes4 public answer = this.onERC721Received.selector;
    uint256 public succeeded;
    uint256 public attempts;
    bytes public lastFailure;
    uint256 private _valueWei;

    constructor(NftSale sale_) {
        sale = sale_;
    }

    receive() external payable {
        act();
    }

    function arm(bytes[] calldata calls) external {
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    /// @notice What goes along with every call.
    function setValue(uint256 valueWei) external {
        _valueWei = valueWei;
    }

    function setAnswer(bytes4 answer_) external {
        answer = answer_;
    }

    function buy(uint256 amount, uint256 price, uint256 sent) external {
        sale.mint{value: sent}(address(this), amount, price);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        act();
        return answer;
    }

    function act() private {
        if (_inside) return;
        _inside = true;
        for (uint256 i = 0; i < _calls.length; ++i) {
            ++attempts;
            (bool ok, bytes memory failure) = address(sale).call{value: _valueWei}(_calls[i]);
            if (ok) ++succeeded;
            else lastFailure = failure;
        }
        _inside = false;
    }
}

/// @notice Says why it takes no NFTs, or nothing at all.
contract RefusingBuyer {
    error NotToday();

    function onERC721Received(address, address, uint256, bytes calldata) external pure {
        revert NotToday();
    }
}

contract NftSaleAttacksTest is NftFixture {
    NftSale private sale;
    OddToken private token;

    function setUp() public override {
        super.setUp();
        sale = create();
        openInviter(sale, rates(3000, 1500, 500));
        token = new OddToken(alice, 1e30);
    }

    /// @notice P-30: an owner that buys with far too much and withdraws from within gets nothing of inviters' rewards or of
    /// the platform's part: what is over went back before it heard of its NFT.
    function test_P30_OwnerThatWithdrawsFromWithinTakesNobodysRewards() public {
        sellWithRewards(sale);
        (uint256 owed, uint256 due) = (sale.pendingReward(alice), sale.platformDue());
        assertGt(owed, 0);
        HostileBuyer thief = new HostileBuyer(sale);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(INftSale.withdraw, ());
        thief.arm(calls);
        vm.prank(project);
        sale.transferOwnership(address(thief));
        vm.deal(address(thief), PRICE + owed + due);
        thief.buy(1, PRICE, PRICE + owed + due);
        assertGt(thief.succeeded(), 0);
        assertEq(sale.pendingReward(alice), owed);
        assertApproxEqAbs(sale.platformDue(), due + PRICE * PLATFORM_BPS / 10_000, 1);
        assertGe(address(sale).balance, owed + sale.platformDue());
        sale.claimReward(alice);
        sale.withdrawPlatform();
    }

    /// @notice P-30: a receiver that buys and pays again from within, when it is paid back and when it hears of its NFTs, gets
    /// no more than its cap; below it, it may.
    function test_P30_ReceiverThatBuysFromWithinStaysBelowTheCap() public {
        vm.warp(PUBLIC_START);
        HostileBuyer buyer = new HostileBuyer(sale);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(INftSale.mint, (address(buyer), 1, PRICE));
        buyer.arm(calls);
        buyer.setValue(PRICE);
        vm.deal(address(buyer), 100 ether);
        buyer.buy(CAP - 1, (CAP - 1) * PRICE, (CAP - 1) * PRICE);
        // Of the first news on one more is below the cap, and of no later ones.
        assertEq(buyer.succeeded(), 1);
        assertEq(buyer.attempts(), CAP - 1);
        bytes memory reached = abi.encodeWithSelector(INftSale.NftSale_CapReached.selector, address(buyer), CAP, CAP);
        assertEq(buyer.lastFailure(), reached);
        assertEq(sale.balanceOf(address(buyer)), CAP);
        vm.expectRevert(reached);
        buyer.buy(1, PRICE, PRICE);
        assertEq(address(sale).balance, CAP * PRICE);
    }

    /// @notice P-30: the same while what is over comes back, before the receiver hears of anything.
    function test_P30_BuyerThatIsPaidBackStaysBelowTheCap() public {
        vm.warp(PUBLIC_START);
        HostileBuyer buyer = new HostileBuyer(sale);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(INftSale.mint, (address(buyer), 1, PRICE));
        buyer.arm(calls);
        buyer.setValue(PRICE);
        vm.deal(address(buyer), 100 ether);
        buyer.buy(CAP, CAP * PRICE, CAP * PRICE + PRICE);
        assertEq(buyer.succeeded(), 0);
        assertEq(buyer.attempts(), CAP + 1);
        assertEq(
            buyer.lastFailure(), abi.encodeWithSelector(INftSale.NftSale_CapReached.selector, address(buyer), CAP, CAP)
        );
        assertEq(sale.balanceOf(address(buyer)), CAP);
        assertEq(address(sale).balance, CAP * PRICE);
    }

    function test_RevertWhen_TheReceiverDoesNotTakeNfts() public {
        vm.warp(PUBLIC_START);
        HostileBuyer buyer = new HostileBuyer(sale);
        buyer.setAnswer(0xffffffff);
        vm.deal(address(buyer), PRICE);
        vm.expectRevert(IERC721A.TransferToNonERC721ReceiverImplementer.selector);
        buyer.buy(1, PRICE, PRICE);
        vm.prank(alice);
        vm.expectRevert(IERC721A.TransferToNonERC721ReceiverImplementer.selector);
        sale.mint{value: PRICE}(address(sale), 1, PRICE);
    }

    /// @notice P-30: a reward fetched while a price is on its way refuses the purchase, and takes nothing from the inviter.
    function test_P30_TokenThatCallsBackCutsNobodysReward() public {
        NftSale paid = create(address(token), numbers(), BASE_URI);
        openInviter(paid, rates(3000, 1500, 500));
        token.mint(bob, 1e30);
        vm.warp(PUBLIC_START);
        buyByToken(paid, alice, address(0));
        buyByToken(paid, bob, alice);
        paid.withdraw();
        uint256 owed = paid.earnedReward(alice);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(INftSale.claimReward, (alice));
        token.arm(address(paid), calls);
        vm.prank(bob);
        vm.expectPartialRevert(INftSale.NftSale_ReceivedTooLittle.selector);
        paid.mint(bob, 5, 5 * PRICE);
        assertEq(paid.pendingReward(alice), owed);
        token.arm(address(0), calls);
        vm.prank(bob);
        paid.mint(bob, 5, 5 * PRICE);
        assertEq(paid.claimReward(alice), 6 * owed);
    }

    /// @notice P-38: nobody else decides when an inviter gives up what a currency that shrank cannot pay.
    function test_P38_AStrangerClaimsNoPartOfAReward() public {
        NftSale paid = create(address(token), numbers(), BASE_URI);
        openInviter(paid, rates(3000, 1500, 500));
        token.mint(bob, 1e30);
        vm.warp(PUBLIC_START);
        buyByToken(paid, alice, address(0));
        buyByToken(paid, bob, alice);
        paid.withdraw();
        paid.withdrawPlatform();
        token.rebase(5e17);
        uint256 payable_ = paid.pendingReward(alice);
        assertLt(payable_, paid.earnedReward(alice));
        vm.prank(carol);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NothingToPay.selector, alice));
        paid.claimReward(alice);
        vm.prank(alice);
        assertEq(paid.claimReward(alice), payable_);
    }

    /// @notice Who pays for another binds it to no inviter.
    function test_AStrangerChoosesNobodysInviter() public {
        vm.warp(PUBLIC_START);
        buy(sale, carol, 1);
        vm.prank(carol);
        sale.mintInvited{value: PRICE}(bob, 1, PRICE, carol);
        assertEq(sale.userInfoOf(bob).id, 0);
        assertEq(sale.earnedReward(carol), 0);
        buy(sale, alice, 1);
        vm.prank(bob);
        sale.mintInvited{value: PRICE}(bob, 1, PRICE, alice);
        assertEq(sale.userInfoOf(bob).inviter, alice);
        assertEq(sale.userInfoOf(bob).mintCount, 2);
        assertEq(sale.earnedReward(alice), PRICE * 3000 / 10_000);
    }

    /// @notice A receiver's own words are told; one without any is named.
    function test_RevertWhen_TheReceiverRefuses() public {
        vm.warp(PUBLIC_START);
        address refusing = address(new RefusingBuyer());
        address deaf = address(token);
        vm.startPrank(alice);
        vm.expectRevert(RefusingBuyer.NotToday.selector);
        sale.mint{value: PRICE}(refusing, 1, PRICE);
        vm.expectRevert(IERC721A.TransferToNonERC721ReceiverImplementer.selector);
        sale.mint{value: PRICE}(deaf, 1, PRICE);
        sale.mint{value: PRICE}(alice, 1, PRICE);
        vm.expectRevert(IERC721A.TransferToNonERC721ReceiverImplementer.selector);
        sale.safeTransferFrom(alice, deaf, 0);
        assertEq(sale.ownerOf(0), alice);
    }

    /// @notice What is free costs nobody anything, and earns nobody anything, in any currency.
    function test_FreeMintsEarnNothing() public {
        uint256[] memory n = numbers();
        n[5] = 0;
        address[2] memory currencies = [address(0), address(token)];
        for (uint256 i = 0; i < 2; ++i) {
            NftSale free = create(currencies[i], n, BASE_URI);
            openInviter(free, rates(3000, 1500, 500));
            vm.warp(PUBLIC_START);
            vm.prank(alice);
            free.mint(alice, 1, 0);
            vm.prank(bob);
            free.mintInvited(bob, 1, 0, alice);
            assertEq(free.earnedReward(alice), 0);
            assertEq(free.solvency()[0].held, 0);
            vm.warp(NOW);
        }
    }

    /// @notice A price of one base unit is rounded down to no reward, and nothing is owed that is not there.
    function test_TinyPricesEarnNothing() public {
        uint256[] memory n = numbers();
        n[5] = 1;
        NftSale tiny = create(address(0), n, BASE_URI);
        openInviter(tiny, rates(3000, 1500, 500));
        vm.warp(PUBLIC_START);
        vm.prank(alice);
        tiny.mint{value: 1}(alice, 1, 1);
        vm.prank(bob);
        tiny.mintInvited{value: 1}(bob, 1, 1, alice);
        assertEq(tiny.earnedReward(alice), 0);
        assertEq(tiny.proceeds(), 2);
    }

    /// @notice A sale without a list has none later either.
    function test_RevertWhen_ThereIsNoList() public {
        uint256[] memory n = numbers();
        (n[6], n[8], n[10], n[7]) = (0, 0, 0, 0);
        NftSale open = create(address(0), n, BASE_URI);
        vm.prank(project);
        vm.expectPartialRevert(INftSale.NftSale_ListOver.selector);
        open.setWhitelist(keccak256("root"), "");
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_ListNotRunning.selector, 0, PUBLIC_START));
        open.mintListed(alice, 1, 0, address(0), 1, new bytes32[](0));
        assertEq(open.phase(), 0);
        // No cap and no end: as many as one transaction takes.
        vm.warp(PUBLIC_START + 3650 days);
        buy(open, alice, 500);
        assertEq(open.balanceOf(alice), 500);
    }

    /// @notice An owner that gives up its collection leaves nobody's picture hidden.
    function test_RenouncedCollectionsAreDealtOut() public {
        uint256[] memory n = ownerNumbers();
        n[13] = hiddenNumbers()[13];
        NftSale own = create(address(0), n, HIDDEN_URI);
        vm.startPrank(project);
        own.mintByOwner(project, 3);
        vm.expectPartialRevert(INftSale.NftSale_MintingNotOver.selector);
        own.drawOffset();
        own.renounceOwnership();
        vm.stopPrank();
        own.drawOffset();
        vm.roll(block.number + 6);
        own.drawOffset();
        vm.prank(carol);
        own.reveal(BASE_URI, SALT);
        (bool hidden,,,) = own.revealState();
        assertFalse(hidden);
    }

    /// @notice P-38: a token whose balances cannot be read for a moment costs no inviter its reward.
    function test_P38_AnUnreadableTokenCostsNobodyAReward() public {
        NftSale paid = create(address(token), numbers(), BASE_URI);
        openInviter(paid, rates(3000, 1500, 500));
        token.mint(bob, 1e30);
        vm.warp(PUBLIC_START);
        buyByToken(paid, alice, address(0));
        buyByToken(paid, bob, alice);
        bytes memory question = abi.encodeWithSignature("balanceOf(address)", address(paid));
        vm.mockCallRevert(address(token), question, "");
        assertEq(paid.proceeds(), 0);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(INftSale.NftSale_NothingToPay.selector, alice));
        paid.claimReward(alice);
        vm.clearMockedCalls();
        assertEq(paid.claimReward(alice), PRICE * 3000 / 10_000);
    }

    /// @notice P-30: a payment token that keeps a part is refused.
    function test_RevertWhen_ThePaymentTokenKeepsAPart() public {
        NftSale paid = create(address(token), numbers(), BASE_URI);
        vm.warp(PUBLIC_START);
        token.setFee(1);
        vm.startPrank(alice);
        token.approve(address(paid), type(uint256).max);
        vm.expectPartialRevert(INftSale.NftSale_ReceivedTooLittle.selector);
        paid.mint(alice, 1, PRICE);
    }

    /// @notice P-15: a proof counts for one account, allowance, sale and chain.
    function test_P15_ProofsAreBoundToChainSaleAndWallet() public {
        bytes32 root = leafOf(sale, carol, 3);
        NftSale other = create();
        vm.startPrank(project);
        sale.setWhitelist(root, "bafylist");
        other.setWhitelist(root, "bafylist");
        vm.stopPrank();
        bytes32[] memory proof = new bytes32[](0);
        assertTrue(sale.isInList(carol, 3, proof));
        assertFalse(sale.isInList(carol, 4, proof));
        assertFalse(sale.isInList(bob, 3, proof));
        assertFalse(other.isInList(carol, 3, proof));
        vm.chainId(block.chainid + 1);
        assertFalse(sale.isInList(carol, 3, proof));
    }

    /// @notice However often an owner adds files, those of NFTs that exist can be read.
    function test_FilesCanAlwaysBeRead() public {
        NftSale own = create(address(0), ownerNumbers(), BASE_URI);
        vm.startPrank(project);
        own.mintByOwner(project, 1);
        for (uint256 i = 0; i < 500; ++i) {
            own.addUri("ipfs://more/");
        }
        own.mintByOwner(project, 2);
        own.addUri("ipfs://last/");
        own.mintByOwner(project, 1);
        vm.stopPrank();
        uint256 gasBefore = gasleft();
        assertEq(own.tokenURI(0), "ipfs://folder/0.json");
        assertLt(gasBefore - gasleft(), 100_000);
        assertEq(own.tokenURI(1), "ipfs://more/1.json");
        assertEq(own.tokenURI(2), "ipfs://more/2.json");
        assertEq(own.tokenURI(3), "ipfs://last/3.json");
    }

    function sellWithRewards(NftSale of_) private {
        vm.warp(PUBLIC_START);
        buy(of_, alice, 1);
        vm.prank(bob);
        of_.mintInvited{value: CAP * PRICE}(bob, CAP, CAP * PRICE, alice);
    }

    function buyByToken(NftSale paid, address who, address inviter) private {
        vm.startPrank(who);
        token.approve(address(paid), type(uint256).max);
        paid.mintInvited(who, 1, PRICE, inviter);
        vm.stopPrank();
    }
}
