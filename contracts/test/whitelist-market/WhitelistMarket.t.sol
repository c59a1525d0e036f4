// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {IWhitelistMarket} from "../../src/whitelist-market/IWhitelistMarket.sol";
import {WhitelistMarket} from "../../src/whitelist-market/WhitelistMarket.sol";
import {MarketFixture} from "./MarketFixture.sol";
import {SlotPresale} from "./SlotPresale.sol";

/// @notice A seller that buys while it is paid, or takes no payment.
contract HostileSeller {
    WhitelistMarket private immutable _market;
    uint256 private _wanted;
    bool private _refuses;
    bytes public failure;
    bool public bought;

    constructor(WhitelistMarket market_) payable {
        _market = market_;
    }

    receive() external payable {
        require(!_refuses, "no thanks");
        if (_wanted == 0) return;
        (bought, failure) = address(_market).call{value: msg.value}(abi.encodeCall(_market.submit, (_wanted)));
    }

    function add(address presale, uint256 price, uint256 expired) external returns (uint256) {
        return _market.add(presale, price, expired);
    }

    function want(uint256 saleId) external {
        _wanted = saleId;
    }

    function refuse() external {
        _refuses = true;
    }
}

/// @notice Holds for the platform, and is no presale.
contract OtherHolder {
    function slotOf(address) external pure returns (uint256) {
        return 1;
    }
}

/// @notice Slots for money, in one call or not at all.
contract WhitelistMarketTest is MarketFixture {
    function test_Add_OffersASlot() public {
        vm.expectEmit(address(market));
        emit IWhitelistMarket.Offered(1, address(presale), bob, 2, PRICE, expiry);
        assertEq(offer(bob), 1);
        assertEq(market.saleCount(), 1);
        IWhitelistMarket.Sale memory s = market.saleOf(1);
        assertEq(
            abi.encode(s), abi.encode(IWhitelistMarket.Sale(1, address(presale), bob, address(0), 2, 1, expiry, PRICE))
        );
        assertEq(market.openOfferOf(address(presale), bob), 1);
        assertTrue(market.isFillable(1));
        assertEq(statusOf(bob), 1, "the slot stays where it is");
    }

    function test_RevertWhen_ThePriceIsOutOfRange() public {
        vm.startPrank(alice);
        vm.expectRevert(IWhitelistMarket.WhitelistMarket_PriceZero.selector);
        market.add(address(presale), 0, expiry);
        uint256 max = type(uint96).max;
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_PriceTooHigh.selector, max + 1, max));
        market.add(address(presale), max + 1, expiry);
        market.add(address(presale), max, expiry);
    }

    function test_RevertWhen_TheExpiryIsOutOfRange() public {
        uint256 now_ = block.timestamp;
        uint256[3] memory bad = [now_, now_ + 365 days + 1, now_ * 1000];
        vm.startPrank(alice);
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(
                    IWhitelistMarket.WhitelistMarket_ExpiryOutOfRange.selector, bad[i], now_ + 1, now_ + 365 days
                )
            );
            market.add(address(presale), PRICE, bad[i]);
        }
        market.add(address(presale), PRICE, now_ + 365 days);
    }

    function test_RevertWhen_ThePresaleIsNone() public {
        SlotPresale stranger = new SlotPresale();
        OtherHolder holder = new OtherHolder();
        vm.prank(platform);
        registry.addContract(address(holder), ContractRoles.HOLDS);
        vm.prank(platform);
        registry.addContract(address(market), ContractRoles.HOLDS);
        address[3] memory none = [address(stranger), address(holder), address(market)];
        for (uint256 i = 0; i < none.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NotPresale.selector, none[i]));
            vm.prank(alice);
            market.add(none[i], PRICE, expiry);
        }
    }

    function test_RevertWhen_TheSellerHasNoUnusedSlot() public {
        for (uint8 status = 0; status <= 3; ++status) {
            if (status == 1) continue;
            presale.setSlot(alice, status, 1);
            vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NoSlot.selector, presale, alice));
            offer(alice);
        }
    }

    function test_RevertWhen_SlotsDoNotChangeHands() public {
        presale.setTransferable(false);
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_TransferOff.selector, presale));
        offer(alice);
    }

    function test_RevertWhen_OfferedInThePublicPhase() public {
        vm.warp(publicFrom);
        expiry = publicFrom + 1 days;
        vm.expectRevert(
            abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_PublicPhase.selector, presale, publicFrom)
        );
        offer(alice);
        vm.warp(publicFrom - 1);
        offer(alice);
    }

    function test_RevertWhen_OfferedTwice() public {
        offer(alice);
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_AlreadyOffered.selector, 1));
        offer(alice);
        vm.warp(expiry);
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_AlreadyOffered.selector, 1));
        vm.prank(alice);
        market.add(address(presale), PRICE, expiry + 1);
    }

    function test_Add_AgainAfterExpiryOrCancel() public {
        offer(alice);
        vm.prank(alice);
        market.cancel(1);
        assertEq(offer(alice), 2);
        vm.warp(expiry + 1);
        expiry = block.timestamp + 1 hours;
        assertEq(offer(alice), 3);
        assertEq(market.openOfferOf(address(presale), alice), 3);
    }

    function test_Cancel_IsTheSellers() public {
        offer(alice);
        vm.expectEmit(address(market));
        emit IWhitelistMarket.OfferCanceled(1);
        vm.prank(alice);
        market.cancel(1);
        assertEq(market.saleOf(1).status, 3);
        assertEq(market.openOfferOf(address(presale), alice), 0);
        assertFalse(market.isFillable(1));
    }

    function test_RevertWhen_CanceledByAnybodyElseOrTwice() public {
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_Unknown.selector, 1));
        market.cancel(1);
        offer(alice);
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NotSeller.selector, 1, carol));
        vm.prank(carol);
        market.cancel(1);
        vm.startPrank(alice);
        market.cancel(1);
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NotOpen.selector, 1, 3));
        market.cancel(1);
        vm.stopPrank();
        offer(bob);
        buy(carol, 2);
        vm.expectRevert(abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NotOpen.selector, 2, 2));
        vm.prank(bob);
        market.cancel(2);
    }

    function test_Submit_SwapsSlotAndMoney() public {
        offer(alice);
        vm.expectEmit(address(market));
        emit IWhitelistMarket.Sold(1, carol, PRICE);
        buy(carol, 1);
        assertEq(alice.balance, PRICE);
        assertEq(address(market).balance, 0);
        assertEq(statusOf(alice), 0);
        assertEq(statusOf(carol), 1);
        IWhitelistMarket.Sale memory s = market.saleOf(1);
        assertEq(s.buyer, carol);
        assertEq(s.owner, alice);
        assertEq(s.price, PRICE);
        assertEq(s.status, 2);
        assertFalse(market.isFillable(1));
        // What was bought can be sold on.
        assertEq(offer(carol), 2);
    }

    /// @notice P-34: a slot is sold once.
    function test_P34_SoldOnce() public {
        offer(alice);
        buy(carol, 1);
        expectBuy(dave, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NotOpen.selector, 1, 2));
    }

    /// @notice P-34: not after expiry, to the second.
    function test_P34_NotAfterExpiry() public {
        offer(alice);
        vm.warp(expiry + 1);
        assertFalse(market.isFillable(1));
        expectBuy(carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_Expired.selector, 1, expiry));
        vm.warp(expiry);
        assertTrue(market.isFillable(1));
        buy(carol, 1);
    }

    /// @notice P-34: not after use, revocation or loss of the slot.
    function test_P34_NotAfterUseOrRevocation() public {
        offer(alice);
        for (uint8 status = 0; status <= 3; ++status) {
            if (status == 1) continue;
            presale.setSlot(alice, status, 1);
            assertFalse(market.isFillable(1));
            expectBuy(
                carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NoSlot.selector, presale, alice)
            );
        }
        assertEq(carol.balance, 100 ether);
    }

    /// @notice P-34: not from the public phase on, to the second; nor when the presale is over.
    function test_P34_NotInThePublicPhase() public {
        vm.prank(alice);
        market.add(address(presale), PRICE, publicFrom + 1 days);
        vm.warp(publicFrom);
        assertFalse(market.isFillable(1));
        expectBuy(
            carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_PublicPhase.selector, presale, publicFrom)
        );
        vm.warp(publicFrom - 1);
        assertTrue(market.isFillable(1));
        presale.setUntil(0);
        expectBuy(carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_PublicPhase.selector, presale, 0));
    }

    function test_P34_NotWhileTheOwnerForbidsIt() public {
        offer(alice);
        presale.setTransferable(false);
        assertFalse(market.isFillable(1));
        expectBuy(carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_TransferOff.selector, presale));
        presale.setTransferable(true);
        buy(carol, 1);
    }

    function test_P34_NotAnotherTier() public {
        offer(alice);
        presale.setSlot(alice, 1, 2);
        assertFalse(market.isFillable(1));
        expectBuy(carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_SlotChanged.selector, 1, 1, 2));
    }

    /// @notice P-34: money and slot move together. Where one cannot, the other does not.
    function test_P34_MoneyAndSlotTogetherOrNotAtAll() public {
        HostileSeller seller = new HostileSeller(market);
        presale.setSlot(address(seller), 1, 1);
        seller.add(address(presale), PRICE, expiry);
        seller.refuse();
        expectBuy(
            carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_PaymentFailed.selector, seller, PRICE)
        );
        assertEq(statusOf(address(seller)), 1);
        assertEq(carol.balance, 100 ether);
        // A buyer who has a slot gets no second one, and keeps the money.
        offer(alice);
        vm.deal(bob, 1 ether);
        expectBuy(bob, 2, abi.encodeWithSelector(SlotPresale.SlotTaken.selector, bob));
        assertEq(bob.balance, 1 ether);
        assertEq(statusOf(alice), 1);
    }

    /// @notice P-34: when a seller is paid, what it sold is sold: it cannot be had again in the middle of that.
    function test_P34_ReentryFindsTheOfferSold() public {
        HostileSeller seller = new HostileSeller(market);
        presale.setSlot(address(seller), 1, 1);
        uint256 id = seller.add(address(presale), PRICE, expiry);
        seller.want(id);
        buy(carol, id);
        assertFalse(seller.bought());
        assertEq(seller.failure(), abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_NotOpen.selector, id, 2));
        assertEq(market.saleOf(id).buyer, carol);
        assertEq(statusOf(carol), 1);
        assertEq(statusOf(address(seller)), 0);
        assertEq(address(seller).balance, PRICE);
    }

    /// @notice P-34: and another slot is bought then as at any other time: its price is paid, and each slot is somebody's.
    function test_P34_ReentryBuysLikeAnybody() public {
        HostileSeller seller = new HostileSeller(market);
        presale.setSlot(address(seller), 1, 1);
        offer(alice);
        seller.add(address(presale), PRICE, expiry);
        seller.want(1);
        uint256 before = alice.balance;
        buy(carol, 2);
        assertTrue(seller.bought());
        assertEq(alice.balance - before, PRICE);
        assertEq(address(seller).balance + address(market).balance, 0);
        assertEq(statusOf(carol) + statusOf(address(seller)), 2);
        assertEq(statusOf(alice), 0);
    }

    function test_RevertWhen_BoughtWrongly() public {
        expectBuy(carol, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_Unknown.selector, 1));
        offer(alice);
        vm.deal(alice, 1 ether);
        expectBuy(alice, 1, abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_OwnOffer.selector, 1));
        uint256[3] memory values = [0, PRICE - 1, PRICE + 1];
        for (uint256 i = 0; i < values.length; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(IWhitelistMarket.WhitelistMarket_ValueMismatch.selector, values[i], PRICE)
            );
            vm.prank(carol);
            market.submit{value: values[i]}(1);
        }
    }

    function test_SaleOf_UnknownIsEmpty() public view {
        IWhitelistMarket.Sale memory s = market.saleOf(7);
        assertEq(s.saleId, 0);
        assertEq(s.status, 0);
        assertFalse(market.isFillable(7));
        assertEq(market.openOfferOf(address(presale), alice), 0);
        assertEq(address(market.registry()), address(registry));
    }

    /// @notice What `isFillable` says is what `submit` does, whatever happened to the slot meanwhile.
    function testFuzz_P34_FillableIsWhatCanBeBought(
        uint8 status,
        uint8 level,
        bool transferable,
        uint256 at,
        uint40 until
    ) public {
        offer(alice);
        vm.warp(bound(at, block.timestamp, publicFrom + 1 days));
        presale.setSlot(alice, status % 4, level % 3);
        presale.setTransferable(transferable);
        presale.setUntil(uint40(bound(until, 0, publicFrom + 2 days)));
        bool fillable = market.isFillable(1);
        vm.prank(carol);
        (bool ok,) = address(market).call{value: PRICE}(abi.encodeCall(market.submit, (1)));
        assertEq(ok, fillable);
        assertEq(carol.balance, ok ? 100 ether - PRICE : 100 ether);
        assertEq(alice.balance, ok ? PRICE : 0);
    }
}
