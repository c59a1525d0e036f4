// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {ContractRoles} from "../registry/ContractRoles.sol";
import {ITradedSlots} from "./ITradedSlots.sol";
import {IWhitelistMarket} from "./IWhitelistMarket.sol";

/// @title Trades whitelist slots of presales
/// @dev Documented in `IWhitelistMarket`. Three slots an offer, of which a purchase writes one: who bought is what says
/// that it is sold. The presale itself, a contract of the platform, is asked at every purchase (ADR 0107).
contract WhitelistMarket is IWhitelistMarket {
    /// @dev `price` shares its slot with the buyer, so that the buyer overwrites what is not zero.
    struct Offer {
        address presale;
        address owner;
        uint40 expired;
        uint8 level;
        bool canceled;
        address buyer;
        uint96 price;
    }

    uint256 private constant OPEN = 1;
    uint256 private constant SOLD = 2;
    uint256 private constant CANCELED = 3;
    uint256 private constant UNUSED = 1;
    /// @dev Catches milliseconds.
    uint256 private constant MAX_SECONDS = 365 days;
    uint256 private constant MAX_PRICE = type(uint96).max;
    uint256 private constant SLOT_ANSWER_BYTES = 128;

    /// @notice Knows which contracts are presales.
    IPlatformRegistry public immutable registry;

    /// @inheritdoc IWhitelistMarket
    uint256 public saleCount;
    mapping(uint256 saleId => Offer offer) private _offers;
    mapping(address presale => mapping(address account => uint256 saleId)) private _lastOfferOf;

    constructor(IPlatformRegistry registry_) {
        registry = registry_;
    }

    /// @inheritdoc IWhitelistMarket
    function add(address presale, uint256 price, uint256 expired) external returns (uint256 saleId) {
        if (price == 0) revert WhitelistMarket_PriceZero();
        if (price > MAX_PRICE) revert WhitelistMarket_PriceTooHigh(price, MAX_PRICE);
        if (expired <= block.timestamp || expired > block.timestamp + MAX_SECONDS) {
            revert WhitelistMarket_ExpiryOutOfRange(expired, block.timestamp + 1, block.timestamp + MAX_SECONDS);
        }
        uint256 level = _levelOnOffer(presale);
        uint256 last = _lastOfferOf[presale][msg.sender];
        if (last != 0 && _statusOf(_offers[last]) == OPEN && block.timestamp <= _offers[last].expired) {
            revert WhitelistMarket_AlreadyOffered(last);
        }

        saleId = ++saleCount;
        _lastOfferOf[presale][msg.sender] = saleId;
        _offers[saleId] = Offer({
            presale: presale,
            owner: msg.sender,
            // forge-lint: disable-next-line(unsafe-typecast) a year ahead at most
            expired: uint40(expired),
            // forge-lint: disable-next-line(unsafe-typecast) 1 or 2
            level: uint8(level),
            canceled: false,
            buyer: address(0),
            // forge-lint: disable-next-line(unsafe-typecast) bounded above
            price: uint96(price)
        });
        emit Offered(saleId, presale, msg.sender, level, price, expired);
    }

    /// @inheritdoc IWhitelistMarket
    function cancel(uint256 saleId) external {
        Offer storage offer = _offers[saleId];
        if (offer.owner == address(0)) revert WhitelistMarket_Unknown(saleId);
        if (offer.owner != msg.sender) revert WhitelistMarket_NotSeller(saleId, msg.sender);
        uint256 status = _statusOf(offer);
        if (status != OPEN) revert WhitelistMarket_NotOpen(saleId, status);
        offer.canceled = true;
        emit OfferCanceled(saleId);
    }

    /// @inheritdoc IWhitelistMarket
    /// @dev Needs no lock: the offer is sold and the slot has moved before anybody else is called, and nothing is kept here.
    function submit(uint256 saleId) external payable {
        Offer memory offer = _offers[saleId];
        if (offer.owner == address(0)) revert WhitelistMarket_Unknown(saleId);
        uint256 status = _statusOf(offer);
        if (status != OPEN) revert WhitelistMarket_NotOpen(saleId, status);
        if (block.timestamp > offer.expired) revert WhitelistMarket_Expired(saleId, offer.expired);
        if (offer.owner == msg.sender) revert WhitelistMarket_OwnOffer(saleId);
        if (msg.value != offer.price) revert WhitelistMarket_ValueMismatch(msg.value, offer.price);
        (uint256 slotStatus, uint256 level, bool transferable, uint256 until) =
            ITradedSlots(offer.presale).slotOf(offer.owner);
        _checkSlot(offer.presale, offer.owner, slotStatus, transferable, until);
        if (level != offer.level) revert WhitelistMarket_SlotChanged(saleId, offer.level, level);

        _offers[saleId].buyer = msg.sender;
        emit Sold(saleId, msg.sender, msg.value);
        ITradedSlots(offer.presale).moveSlot(offer.owner, msg.sender);
        if (!SafeTransferLib.trySafeTransferETH(offer.owner, msg.value, gasleft())) {
            revert WhitelistMarket_PaymentFailed(offer.owner, msg.value);
        }
    }

    /// @inheritdoc IWhitelistMarket
    function saleOf(uint256 saleId) external view returns (Sale memory) {
        Offer memory offer = _offers[saleId];
        return Sale({
            saleId: offer.owner == address(0) ? 0 : saleId,
            presale: offer.presale,
            owner: offer.owner,
            buyer: offer.buyer,
            level: offer.level,
            status: offer.owner == address(0) ? 0 : _statusOf(offer),
            expired: offer.expired,
            price: offer.price
        });
    }

    /// @inheritdoc IWhitelistMarket
    function isFillable(uint256 saleId) external view returns (bool) {
        Offer memory offer = _offers[saleId];
        if (offer.owner == address(0) || _statusOf(offer) != OPEN || block.timestamp > offer.expired) return false;
        (uint256 slotStatus, uint256 level, bool transferable, uint256 until) =
            ITradedSlots(offer.presale).slotOf(offer.owner);
        return slotStatus == UNUSED && level == offer.level && transferable && block.timestamp < until;
    }

    /// @inheritdoc IWhitelistMarket
    function openOfferOf(address presale, address account) external view returns (uint256 saleId) {
        saleId = _lastOfferOf[presale][account];
        if (saleId != 0 && _statusOf(_offers[saleId]) != OPEN) return 0;
    }

    /// @dev Tier of the caller's slot, if it can be sold now.
    function _levelOnOffer(address presale) private view returns (uint256 level) {
        if (registry.roleOf(presale) & ContractRoles.HOLDS == 0) revert WhitelistMarket_NotPresale(presale);
        // Other contracts that hold tokens have no slots, and do not answer.
        (bool answered, uint256 size, bytes memory slot) =
            BoundedRead.read(presale, abi.encodeCall(ITradedSlots.slotOf, (msg.sender)));
        if (!answered || size != SLOT_ANSWER_BYTES) revert WhitelistMarket_NotPresale(presale);
        level = BoundedRead.wordAt(slot, 32);
        bool transferable = BoundedRead.wordAt(slot, 64) != 0;
        _checkSlot(presale, msg.sender, BoundedRead.wordAt(slot, 0), transferable, BoundedRead.wordAt(slot, 96));
    }

    /// @dev Whether a slot can change hands now. Used and revoked ones are no slots any more.
    function _checkSlot(address presale, address owner, uint256 status, bool transferable, uint256 until) private view {
        if (status != UNUSED) revert WhitelistMarket_NoSlot(presale, owner);
        if (!transferable) revert WhitelistMarket_TransferOff(presale);
        if (block.timestamp >= until) revert WhitelistMarket_PublicPhase(presale, until);
    }

    function _statusOf(Offer memory offer) private pure returns (uint256) {
        if (offer.buyer != address(0)) return SOLD;
        return offer.canceled ? CANCELED : OPEN;
    }
}
