// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IStakingPool} from "./IStakingPool.sol";

/// @title Pool in which NFTs of one collection are staked
/// @notice Each counts one. An NFT goes back to the account that staked it and to nobody else.
interface INftPool is IStakingPool {
    /// @notice A list names something, and at most 100.
    error NftPool_CountOutOfRange(uint256 count, uint256 max);
    /// @notice This NFT is not the caller's here.
    error NftPool_NotStaker(uint256 nftId, address caller);
    /// @notice The NFT did not arrive, or is here already (P-30).
    error NftPool_NotReceived(uint256 nftId);

    event NftsDeposited(address indexed account, uint256[] nftIds, uint256 staked);
    event NftsWithdrawn(address indexed account, uint256[] nftIds, uint256 reward, uint256 staked);
    event NftsEmergencyWithdrawn(address indexed account, uint256[] nftIds, uint256 staked);
    /// @notice Where pictures of the collection are found when the collection itself does not say.
    event BaseUriSet(string baseUri);

    /// @notice Stakes NFTs that the caller has approved and pays what was earned so far.
    /// @param inviter Counts with the account's first deposit, where the pool pays rebates; zero for none.
    function deposit(uint256[] calldata nftIds, address inviter) external;
    /// @notice Gives back NFTs and pays the reward. A reward token that refuses keeps no NFT: the reward then stays due.
    function withdraw(uint256[] calldata nftIds) external;
    /// @notice Gives back NFTs without touching the reward, which stays due.
    function emergencyWithdraw(uint256[] calldata nftIds) external;
    /// @notice Admin only.
    function setBaseUri(string calldata newBaseUri) external;

    function baseUri() external view returns (string memory);
    /// @notice Zero for none.
    function stakerOf(uint256 nftId) external view returns (address);
    /// @notice NFTs of an account here, in no promised order.
    function nftsOf(address account, uint256 offset, uint256 limit) external view returns (uint256[] memory nftIds);
}
