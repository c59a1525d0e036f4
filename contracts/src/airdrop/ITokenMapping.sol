// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Swaps an old token for a new one at a fixed rate
/// @notice A clone whose tokens, rate, window and owner can never change. Whoever brings old tokens inside the window gets
/// `rate` new ones for what has arrived, at once: nobody is owed anything afterwards, so the pool cannot become insolvent
/// (P-33). New tokens can be added at any time. The owner takes what is left before the window or after it, never inside,
/// and the old tokens after it alone: what was collected cannot be brought a second time.
///
/// Times are unix seconds, amounts base units.
///
/// Warning: there may be fewer new tokens than all old ones would get: `targetLeft` says how many.
/// Warning: of an old token that keeps a part of each transfer, what has arrived counts; of such a new token its holder
/// gets less than `amountOut`.
interface ITokenMapping is ISolvency {
    /// @notice Nothing is swapped before `startTime`, nor from `endTime` on.
    error TokenMapping_NotRunning(uint256 startTime, uint256 endTime);
    /// @notice The amount is zero.
    error TokenMapping_AmountZero();
    /// @notice Nothing arrived of the old token.
    error TokenMapping_ReceivedNothing(uint256 amount);
    /// @notice What has arrived is worth less than one base unit of the new token.
    error TokenMapping_PaysNothing(uint256 received);
    /// @notice The pool has fewer new tokens than this would take.
    error TokenMapping_PoolTooSmall(uint256 amountOut, uint256 left);
    /// @notice The sums of an airdrop fit 112 bits, as reserves of exchanges do.
    error TokenMapping_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice Only the owner.
    error TokenMapping_NotOwner(address caller, address owner);
    /// @notice New tokens can be taken back before the window or after it.
    error TokenMapping_StillRunning(uint256 endTime);
    /// @notice There is nothing to take.
    error TokenMapping_NothingToWithdraw(address token);
    /// @notice A key has at most 512 bytes.
    error TokenMapping_KeyTooLong(uint256 length, uint256 max);
    /// @notice The token called back from inside its own movement.
    error TokenMapping_Busy();

    /// @notice `account` brought old tokens, of which `received` arrived, and got `amountOut` new ones.
    event Mapped(address indexed account, uint256 received, uint256 amountOut);
    /// @notice `amount` new tokens arrived.
    event Recharged(address indexed from, uint256 amount);
    event IpfsKeySet(string ipfsKey);
    /// @notice The owner took old tokens, or new ones that were left.
    event Withdrawn(address indexed token, address indexed to, uint256 amount);

    /// @notice Takes `amount` old tokens from the caller, by allowance or by one in Permit2, and pays new ones for what
    /// arrives. The first time the caller is noted in the factory.
    function airdrop(uint256 amount) external returns (uint256 amountOut);

    /// @notice `airdrop` with an allowance signed for it (EIP-2612, EIP-1271).
    function airdropWithPermit(uint256 amount, uint256 deadline, bytes calldata signature)
        external
        returns (uint256 amountOut);

    /// @notice Adds new tokens; anybody may. What simply arrives counts as well.
    function recharge(uint256 amount) external returns (uint256 received);

    /// @notice Owner only: names what the project says about itself.
    function setIpfsKey(string calldata newIpfsKey) external;

    /// @notice Owner only, from `endTime` on: takes the old tokens that were collected.
    function withdrawOrigin() external returns (uint256 amount);

    /// @notice Owner only, before `startTime` or from `endTime` on: takes the new tokens that are left.
    function withdrawTarget() external returns (uint256 amount);

    function owner() external view returns (address);
    /// @notice The old token.
    function origin() external view returns (address);
    /// @notice The new token.
    function target() external view returns (address);
    /// @notice New base units for 1e18 old base units.
    function rate() external view returns (uint256);
    function startTime() external view returns (uint256);
    function endTime() external view returns (uint256);
    /// @notice Its number in the factory.
    function id() external view returns (uint256);
    function ipfsKey() external view returns (string memory);

    /// @notice What `received` old base units get, whatever the pool holds.
    function quote(uint256 received) external view returns (uint256 amountOut);
    /// @notice New tokens that are there.
    function targetLeft() external view returns (uint256 amount);
    /// @notice Old tokens that were brought, new ones that were paid, and by how many accounts, ever.
    function totals() external view returns (uint256 received, uint256 paid, uint256 accounts);
    /// @notice The same of one account.
    function contributionOf(address account) external view returns (uint256 received, uint256 paid);
    /// @notice 0 coming, 1 running, 2 finished, by the clock of the network.
    function status() external view returns (uint256);
}
