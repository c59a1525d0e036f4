// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Trades whitelist slots of presales
/// @notice Nothing is held: the slot and the money change hands in one call, or not at all (P-34). Prices are in wei of
/// the native currency.
interface IWhitelistMarket {
    /// @notice One offer.
    /// @param level Tier of the slot when it was offered.
    /// @param status 1 open, 2 sold, 3 canceled; an open one past `expired`, or whose slot is gone, cannot be filled
    /// (`isFillable`).
    /// @param expired Unix seconds after which it is void.
    struct Sale {
        uint256 saleId;
        address presale;
        address owner;
        address buyer;
        uint256 level;
        uint256 status;
        uint256 expired;
        uint256 price;
    }

    /// @notice Not a presale of this platform.
    error WhitelistMarket_NotPresale(address presale);
    error WhitelistMarket_PriceZero();
    error WhitelistMarket_PriceTooHigh(uint256 price, uint256 max);
    error WhitelistMarket_ExpiryOutOfRange(uint256 expired, uint256 min, uint256 max);
    /// @notice The caller has no unused slot in this presale.
    error WhitelistMarket_NoSlot(address presale, address account);
    /// @notice The presale's owner does not let slots change hands.
    error WhitelistMarket_TransferOff(address presale);
    /// @notice Listed wallets have no advantage any more.
    error WhitelistMarket_PublicPhase(address presale, uint256 since);
    /// @notice The slot is on offer already.
    error WhitelistMarket_AlreadyOffered(uint256 saleId);
    error WhitelistMarket_Unknown(uint256 saleId);
    error WhitelistMarket_NotSeller(uint256 saleId, address caller);
    error WhitelistMarket_NotOpen(uint256 saleId, uint256 status);
    error WhitelistMarket_Expired(uint256 saleId, uint256 expired);
    /// @notice "A whitelist slot cannot be transferred to oneself".
    error WhitelistMarket_OwnOffer(uint256 saleId);
    error WhitelistMarket_ValueMismatch(uint256 sentWei, uint256 priceWei);
    /// @notice The slot is not what was offered: its tier changed.
    error WhitelistMarket_SlotChanged(uint256 saleId, uint256 offeredLevel, uint256 level);
    error WhitelistMarket_PaymentFailed(address to, uint256 amountWei);

    event Offered(
        uint256 indexed saleId,
        address indexed presale,
        address indexed owner,
        uint256 level,
        uint256 price,
        uint256 expired
    );
    event OfferCanceled(uint256 indexed saleId);
    event Sold(uint256 indexed saleId, address indexed buyer, uint256 price);

    /// @notice Offers the caller's unused slot of `presale`. @return saleId From 1 on.
    function add(address presale, uint256 price, uint256 expired) external returns (uint256 saleId);
    /// @notice Seller only.
    function cancel(uint256 saleId) external;
    /// @notice Buys: `msg.value` is exactly the price and goes to the seller, the slot to the caller.
    function submit(uint256 saleId) external payable;

    function saleOf(uint256 saleId) external view returns (Sale memory);
    function saleCount() external view returns (uint256);
    /// @notice Whether `submit` would go through now for a buyer without a slot of its own.
    function isFillable(uint256 saleId) external view returns (bool);
    /// @notice The open offer of an account's slot, or 0.
    function openOfferOf(address presale, address account) external view returns (uint256 saleId);
}
