// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title A collection and its sale
/// @notice ERC-721 (ERC721A, with its queries), ERC-2981, ERC-4906, EIP-7572. A clone of its factory's template. Numbers of
/// NFTs run from 0. Everything that a buyer goes by is fixed at its birth, in the clone's code: how many there will ever be,
/// the prices, the times, the limit of a wallet, the owner's free share, the royalty, and where pictures lie or what they
/// hash to. The owner can neither stop nor prolong the sale, nor change an NFT that exists.
///
/// Pictures that are hidden at first are committed to by `provenanceHash` = keccak256(abi.encodePacked(salt, baseUri)), and
/// dealt out by an offset that nobody knows before minting is over (`drawOffset`).
interface INftSale is ISolvency {
    /// @notice All that is fixed.
    /// @param mintMethod 1 the owner mints, 2 everybody does.
    /// @param urlMode 1 one URI for all, 2 a URI for each number: base ‖ number ‖ ".json".
    /// @param total The most there will ever be. @param ownerShare How many of them the owner may mint free in all.
    /// @param mintFee Price of one in the public phase, base units of `paymentToken`. @param listFee The same for the list.
    /// @param paymentToken Zero for native currency.
    /// @param cap The most that a wallet gets by minting in the public phase, what it had from the list included; 0: none.
    /// @param listStart Unix seconds; 0: no phase of a list. @param publicStart Unix seconds; ends the list's phase.
    /// @param endTime Unix seconds; 0: until all are minted.
    /// @param royaltyReceiver Zero: who owns the collection then. @param royaltyBps At most 1 000.
    /// @param platformBps Part of prices that is the platform's. @param provenanceHash Zero: nothing is hidden.
    struct Terms {
        address creator;
        address paymentToken;
        address royaltyReceiver;
        uint256 mintMethod;
        uint256 urlMode;
        uint256 total;
        uint256 ownerShare;
        uint256 mintFee;
        uint256 listFee;
        uint256 cap;
        uint256 listStart;
        uint256 publicStart;
        uint256 endTime;
        uint256 royaltyBps;
        uint256 platformBps;
        bytes32 provenanceHash;
        uint256 id;
    }

    /// @notice Who minted in the sale, in the order of first mints.
    /// @param id From 1. @param mintCount What it ever got by minting. @param inviter Zero for none.
    struct UserInfo {
        uint256 id;
        address addr;
        uint256 mintCount;
        address inviter;
    }

    error NftSale_NotOwner(address caller, address owner);
    error NftSale_NotFactory(address caller);
    /// @notice The owner mints here, and nobody else.
    error NftSale_NotPublic();
    error NftSale_NotRunning(uint256 startTime, uint256 endTime);
    error NftSale_ListNotRunning(uint256 listStart, uint256 publicStart);
    error NftSale_SoldOut(uint256 wanted, uint256 left);
    error NftSale_CapReached(address account, uint256 minted, uint256 cap);
    error NftSale_NotInList(address account, uint256 allowance);
    error NftSale_OwnerShareUsed(uint256 wanted, uint256 left);
    /// @notice At most so many in one transaction.
    error NftSale_TooManyAtOnce(uint256 quantity, uint256 max);
    /// @notice The price is above what the caller agreed to.
    error NftSale_PriceAboveValue(uint256 price, uint256 value);
    /// @notice Too little native currency came along, or some where a token is paid.
    error NftSale_WrongPayment(uint256 sentWei, uint256 neededWei);
    /// @notice The payment token keeps a part of what is sent.
    error NftSale_ReceivedTooLittle(uint256 received, uint256 needed);
    error NftSale_SelfInvited(address account);
    /// @notice An inviter has minted in this sale before.
    error NftSale_InviterUnknown(address inviter);
    error NftSale_InviterOpen();
    error NftSale_RatesUnusable();
    error NftSale_NothingToPay(address to);
    error NftSale_PaymentFailed(address to, uint256 amount);
    /// @notice Who is paid, or the token, asks for another payment before this one is over.
    error NftSale_Busy();
    error NftSale_ListOver(uint256 publicStart);
    /// @notice Only where the owner mints NFTs with a URI each, none of them hidden.
    error NftSale_UriFixed();
    error NftSale_UriTooLong(uint256 length, uint256 max);
    error NftSale_NotHidden();
    error NftSale_AlreadyRevealed();
    error NftSale_MintingNotOver(uint256 minted, uint256 total, uint256 endTime);
    error NftSale_MintingOver();
    /// @notice The block that decides is not there yet, or the offset is drawn.
    error NftSale_OffsetNotDue(uint256 drawBlock, uint256 offset);
    error NftSale_OffsetNotDrawn();
    error NftSale_ProvenanceDiffers(bytes32 found, bytes32 committed);
    error NftSale_OwnerZero();
    error NftSale_ReceiverZero();
    error NftSale_ValueRefused(uint256 sentWei);
    /// @notice `quantity` NFTs from `firstId` on, for `price` together: what the owner minted (phase 0) and what the list did
    /// (phase 1). A purchase of the public phase is told by ERC-721's `Transfer` from zero alone, for the fixed price: an event
    /// of its own would cost every buyer more than all rules together.
    event Minted(address indexed receiver, uint256 firstId, uint256 quantity, uint256 phase, uint256 price);
    /// @notice `account` minted in the sale for the first time. @param inviter Zero for none; it stays.
    event UserJoined(address indexed account, uint256 id, address indexed inviter);
    event RewardEarned(address indexed inviter, address indexed receiver, uint256 indexed level, uint256 amount);
    event RewardPaid(address indexed inviter, address indexed to, uint256 amount);
    event InviterOpened(uint256[] rates);
    event WhitelistSet(bytes32 root, string listKey);
    event UriAdded(uint256 indexed fromId, string baseUri);
    event OffsetDue(uint256 drawBlock);
    event OffsetDrawn(uint256 offset);
    event Revealed(string baseUri, bytes32 salt, uint256 offset);
    event IpfsKeySet(string ipfsKey);
    event ProceedsPaid(address indexed to, uint256 amount);
    event PlatformPaid(address indexed to, uint256 amount);
    event OwnershipTransferred(address indexed oldOwner, address indexed newOwner);
    /// @notice ERC-4906.
    event BatchMetadataUpdate(uint256 fromId, uint256 toId);
    /// @notice EIP-7572.
    event ContractURIUpdated();

    /// @notice Mints `amount` to `receiver` in the public phase. The caller pays, by native currency (what is over comes
    /// back) or by an allowance of the token, one in Permit2 included.
    /// @param value The most that the caller pays for all of them, base units.
    function mint(address receiver, uint256 amount, uint256 value) external payable;
    /// @notice The same, naming who invited the caller; counts at the first mint that it makes for itself, zero is none.
    function mintInvited(address receiver, uint256 amount, uint256 value, address inviter) external payable;
    /// @notice Mints in the list's phase.
    /// @param allowance How many `receiver` may ever mint by the list.
    /// @param proof Of the leaf keccak256(keccak256(abi.encode(chainId, sale, receiver, allowance))) (P-15).
    function mintListed(
        address receiver,
        uint256 amount,
        uint256 value,
        address inviter,
        uint256 allowance,
        bytes32[] calldata proof
    ) external payable;

    /// @notice Owner only: additional minting, free, within `ownerShareLeft`.
    function mintByOwner(address receiver, uint256 amount) external;
    /// @notice Owner only, before the public phase: who is on the list. @param listKey IPFS key of the whole list.
    function setWhitelist(bytes32 root, string calldata listKey) external;
    /// @notice Owner only: where the files of numbers that do not exist yet lie. Only where the owner mints.
    function addUri(string calldata baseUri) external;
    /// @notice Once minting is over (all minted, the end reached, or an owner who mints has renounced): names the block that decides, and after it takes the offset from its hash. Anybody may
    /// call; a block that is forgotten (256 blocks) is named anew.
    function drawOffset() external;
    /// @notice Shows what was committed to. Anybody who knows it may call.
    function reveal(string calldata baseUri, bytes32 salt) external;
    /// @notice Pays the owner what is its own. Anybody may call.
    function withdraw() external returns (uint256 amount);
    /// @notice Beneficiary only: the same, to an address that can take it.
    function withdrawTo(address to) external returns (uint256 amount);
    /// @notice Pays the factory's dev address the platform's part. Anybody may call.
    function withdrawPlatform() external returns (uint256 amount);
    /// @notice Pays `inviter` what it has earned, as long as all of it is there. Anybody may call for a wallet, a
    /// contract for itself (P-42).
    function claimReward(address inviter) external returns (uint256 amount);
    /// @notice The caller's own reward, to an address that can take it; of a token that has shrunk the same part as everybody,
    /// for good.
    function claimRewardTo(address to) external returns (uint256 amount);
    function transferOwnership(address newOwner) external;
    /// @notice Ends the owner's share and rights; what the sale earns is still the last owner's (`beneficiary`).
    function renounceOwnership() external;

    /// @notice Factory only, once: the first URI, list, text and NFTs.
    function begin(address receiver, uint256 quantity, string calldata baseUri, bytes32 root, string calldata key)
        external;
    /// @notice Factory only, once. @param rates Basis points of the price by level, 1 to 3 levels, 5 000 together at most.
    function openInviter(uint256[] calldata rates) external;
    /// @notice Factory only: what the project says about itself.
    function setIpfsKey(string calldata key) external;

    function terms() external view returns (Terms memory);
    /// @notice 0 coming, 1 the list mints, 2 everybody mints, 3 finished (over or all minted), 4 only the owner mints.
    function phase() external view returns (uint256);
    function owner() external view returns (address);
    /// @notice Who is paid: the last owner.
    function beneficiary() external view returns (address);
    function factory() external view returns (address);
    /// @notice Price of one for `account` now, base units: the list's in its phase, else the public one.
    function feePerNft() external view returns (uint256);
    function paymentToken() external view returns (address);
    function whitelistRoot() external view returns (bytes32);
    function whitelistKey() external view returns (string memory);
    function isInList(address account, uint256 allowance, bytes32[] calldata proof) external view returns (bool);
    function ownerShareLeft() external view returns (uint256);
    /// @notice What `account` ever got by minting.
    function mintCountOf(address account) external view returns (uint256);
    function userCount() external view returns (uint256);
    /// @notice From `offset`, at most `limit`; shorter at the end, never a revert.
    function userInfos(uint256 offset, uint256 limit) external view returns (UserInfo[] memory);
    function userInfoOf(address account) external view returns (UserInfo memory);
    function inviterRates() external view returns (uint256[] memory);
    /// @notice What `inviter` can claim now.
    function pendingReward(address inviter) external view returns (uint256);
    /// @notice All that `inviter` ever earned.
    function earnedReward(address inviter) external view returns (uint256);
    /// @notice What `withdraw` would pay.
    function proceeds() external view returns (uint256);
    function platformDue() external view returns (uint256);
    /// @notice Whether pictures are hidden now. @return drawBlock 0 until it is named. @return offset Meaningless until drawn.
    function revealState() external view returns (bool hidden, uint256 drawBlock, bool drawn, uint256 offset);
    function ipfsKey() external view returns (string memory);
    /// @notice EIP-7572.
    function contractURI() external view returns (string memory);
    /// @notice ERC-2981.
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount);
    /// @notice Bits of what the owner can still do; they only ever go out (`NftSaleCapabilities`).
    function capabilities() external view returns (uint256);
}
