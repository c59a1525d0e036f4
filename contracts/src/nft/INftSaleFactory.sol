// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IInstanceFactory} from "../factory/IInstanceFactory.sol";

/// @title Creates NFT sales and remembers them
/// @notice A sale is a clone of its template's implementation, fixed at its birth. Template 1: `INftSale`.
interface INftSaleFactory is IInstanceFactory {
    /// @notice The parameters are not as many as the template takes.
    error NftSaleFactory_ParamsMissing(uint256 strings, uint256 addresses, uint256 numbers);
    /// @notice A text is empty, or longer than allowed (0 name and 1 symbol 64 bytes, 2 URI and 3 key 512).
    error NftSaleFactory_TextUnusable(uint256 index, uint256 length, uint256 max);
    /// @notice Nothing at this address answers like a token.
    error NftSaleFactory_NotToken(address token);
    error NftSaleFactory_MethodUnknown(uint256 mintMethod);
    error NftSaleFactory_UrlModeUnknown(uint256 urlMode);
    /// @notice There are 1 to 1 000 000 NFTs.
    error NftSaleFactory_TotalOutOfRange(uint256 total, uint256 max);
    /// @notice The owner's share is at most everything, and everything where the owner mints.
    error NftSaleFactory_OwnerShareUnusable(uint256 ownerShare, uint256 total);
    /// @notice At most the owner's share, and at most so many in one transaction.
    error NftSaleFactory_FirstMintTooLarge(uint256 firstMint, uint256 max);
    error NftSaleFactory_FeeTooLarge(uint256 mintFee, uint256 max);
    /// @notice At most as many as there are.
    error NftSaleFactory_CapTooLarge(uint256 cap, uint256 total);
    error NftSaleFactory_RoyaltyTooHigh(uint256 royaltyBps, uint256 max);
    /// @notice list < public < end, each phase at least five minutes, all within 100 000 000 minutes (P-06).
    error NftSaleFactory_TimesUnusable(uint256 listStart, uint256 publicStart, uint256 endTime);
    /// @notice Only NFTs with a URI each can be hidden, and what everybody mints only with an end.
    error NftSaleFactory_ProvenanceUnusable();
    /// @notice Prices, times, cap and list belong to public minting.
    error NftSaleFactory_OwnerMintsFree();
    error NftSaleFactory_NotSale(address sale);
    error NftSaleFactory_NotSaleOwner(address caller, address owner);
    error NftSaleFactory_MintFeePercentTooHigh(uint256 bps, uint256 maxBps);

    /// @notice A sale was made. Its whole list of parameters goes along, as it holds.
    event NftSaleDeployed(
        address indexed owner,
        address indexed sale,
        uint256 indexed templateId,
        uint256 id,
        string[] stringParams,
        address[] addressParams,
        uint256[] numberParams,
        uint256 platformBps,
        uint256 feeWei
    );
    event TokenInfoSet(address indexed sale, string ipfsKey);
    event MintFeePercentSet(uint256 bps);
    event OpenInviterFeeSet(uint256 feeWei);
    event InviterOpened(address indexed sale, uint256[] rates, uint256 feeWei);

    /// @notice Makes a sale owned by the caller. Pays the fee from `msg.value` and returns what is over.
    /// @param stringParams 0 name, 1 symbol, 2 URI (the one for all; or the base, "/" at its end; or, where NFTs are hidden,
    /// the one that all show until they are revealed), 3 IPFS key of what the project says about itself.
    /// @param addressParams 0 payment token (zero: native), 1 royalty receiver (zero: who owns the collection),
    /// 2 receiver of the first NFTs (zero: the caller).
    /// @param numberParams 0 mint method (1 owner, 2 public), 1 URL mode (1 shared, 2 each), 2 total, 3 first mint,
    /// 4 owner's share, 5 mint fee, 6 list's fee, 7 cap, 8 list's start (0: no list), 9 public start (past: now), 10 end
    /// (0: none), 11 royalty in basis points, 12 root of the list (may be set later), 13 provenance hash (0: not hidden).
    function deploy(
        uint256 templateId,
        string[] calldata stringParams,
        address[] calldata addressParams,
        uint256[] calldata numberParams
    ) external payable returns (address sale);

    /// @notice Owner of the sale only, once: inviters earn a part of prices. Costs `openInviterFee` (members nothing).
    function openInviter(address sale, uint256[] calldata rates) external payable;
    /// @notice Owner of the sale only.
    function setTokenInfo(address sale, string calldata ipfsKey) external;
    /// @notice Owner only: the platform's part of prices of sales to come; at most 1 000.
    function setMintFeePercent(uint256 bps) external;
    /// @notice Owner only.
    function setOpenInviterFee(uint256 feeWei) external;

    function mintFeePercent() external view returns (uint256 bps);
    function openInviterFee() external view returns (uint256 feeWei);
    /// @notice What `user` pays for opening inviter rewards.
    function openInviterFeeOf(address user) external view returns (uint256 feeWei);
}
