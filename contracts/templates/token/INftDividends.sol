// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Dividends for the owners of an NFT collection
/// @notice A part of the collected tax is sold for the quote token and kept in reserve. Whenever at least
/// `intervalBlocks` have passed and the reserve has reached `trigger`, every active NFT is credited with
/// `min(perNft, reserve / 20, reserve / active NFTs)`. The credit belongs to the NFT: whoever owns it when it is claimed
/// is paid. An NFT is active from its first touch on (`activateNfts`, or a claim); earlier payouts are not its own.
///
/// Warning: the collection is another's contract. What it answers about owners is believed; an answer that fails, takes
/// too much gas or is no address counts as "no owner", and the NFT is passed over.
/// Warning: whoever buys an NFT buys its unclaimed dividends too.
interface INftDividends {
    /// @notice The address does not answer like an ERC-721 collection.
    error Token_NftUnusable(address nft);
    /// @notice A payout of nothing.
    error Token_PerNftDividendZero();
    /// @notice Base units of the quote token.
    error Token_PerNftDividendTooHigh(uint256 amount, uint256 max);
    /// @notice Base units of the quote token.
    error Token_DividendTriggerTooHigh(uint256 amount, uint256 max);
    /// @notice Blocks between two payouts: at least one.
    error Token_DividendIntervalOutOfRange(uint256 blocks, uint256 max);
    /// @notice No NFT of the list was paid or activated.
    error Token_NothingToClaim();
    /// @notice With so little gas the collection's answer would prove nothing.
    error Token_GasTooLow();

    /// @notice Amount of the quote token.
    event DividendsAdded(uint256 amount);
    /// @notice Every active NFT was credited with `amountPerNft` of the quote token.
    event NftPayout(uint256 amountPerNft, uint256 activeNfts);
    /// @notice Amount of the quote token.
    event NftDividendPaid(uint256 indexed tokenId, address indexed owner, uint256 amount);
    /// @notice The NFT earns from now on.
    event NftActivated(uint256 indexed tokenId);
    /// @notice The NFT has no owner any more, and what it had earned is paid out again.
    event NftRetired(uint256 indexed tokenId);
    /// @notice A listed NFT earns nothing and is not paid.
    event NftBlacklistSet(uint256 indexed tokenId, bool listed);
    /// @notice Base units of the quote token.
    event NftDividendSet(uint256 perNft, uint256 trigger);
    /// @notice Blocks between two payouts.
    event DividendIntervalSet(uint256 blocks);

    /// @notice Anyone: pays what each NFT has earned to its owner, and activates NFTs that are not active yet. NFTs that
    /// are listed, that have no owner, whose owner is blacklisted or whose owner cannot be paid are passed over. So are
    /// those of a contract that does not call itself, unless it is a wallet by EIP-7702: an NFT that is locked keeps what
    /// it earns, for whoever owns it after the lock.
    /// @dev Reverts with `Token_NothingToClaim()` when nothing was done at all.
    function claimNftDividends(uint256[] calldata tokenIds) external;

    /// @notice Anyone: brings NFTs up to date: those that exist begin to earn, those that exist no more end to.
    function activateNfts(uint256[] calldata tokenIds) external;

    /// @notice Anyone: pays out, if a payout is due.
    function distribute() external;

    /// @notice Owner only: base units of the quote token; the next payout is one interval away.
    function setNftDividend(uint256 perNft, uint256 trigger) external;

    /// @notice Owner only: 1 to 100 000 blocks; the next payout is one interval away.
    function setDividendInterval(uint256 blocks) external;

    /// @notice Owner only: lists NFTs, while the blacklist is on, or frees them.
    function setNftBlacklist(uint256[] calldata tokenIds, bool listed) external;

    /// @notice What dividends are paid in: the quote token.
    function dividendToken() external view returns (address);

    /// @return threshold Zero: what counts is the NFT.
    /// @return intervalBlocks Blocks between two payouts.
    function dividendTerms() external view returns (uint256 threshold, uint256 intervalBlocks);

    /// @notice In the quote token.
    /// @return received All that came in.
    /// @return paid All that was paid.
    /// @return waiting The reserve.
    function dividendTotals() external view returns (uint256 received, uint256 paid, uint256 waiting);

    /// @return nft The collection.
    /// @return perNft Most that one NFT gets at once, base units of the quote token.
    /// @return intervalBlocks Blocks between two payouts.
    /// @return trigger Reserve from which a payout is due, base units
    /// of the quote token.
    /// @return marketingTaxAccounted Whether what went to the marketing wallet since the last payout
    /// counts towards the trigger.
    function nftTerms()
        external
        view
        returns (address nft, uint256 perNft, uint256 intervalBlocks, uint256 trigger, bool marketingTaxAccounted);

    /// @notice What the NFT has earned and its owner was not paid, base units of the quote token.
    function pendingNftDividend(uint256 tokenId) external view returns (uint256 amount);

    /// @notice Whether the NFT is listed.
    function isNftBlacklisted(uint256 tokenId) external view returns (bool);

    /// @return active Whether the NFT has been touched and not retired.
    /// @return activeNfts NFTs that earn.
    function nftState(uint256 tokenId) external view returns (bool active, uint256 activeNfts);
}
