// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a listing adds to the words of a presale
interface IPresaleListing {
    /// @notice A stranger who bought the token and sold it again got `received` back, and `least` had to come: the token
    /// kept more than it declared. Undoes the listing inside `finalize`, which ends the presale with refunds; nobody
    /// else meets it. A moved price alone never brings it about (P-41).
    error Presale_Unsellable(uint256 received, uint256 least);
    /// @notice A step of `finalize` was called by somebody else than the presale.
    error Presale_OnlyItself(address caller);
    /// @notice So small a pool cannot hold a price: its liquidity has to be at least `min`.
    error Presale_PoolTooSmall(uint256 liquidity, uint256 min);
    /// @notice One side of the pool would be so few base units that rounding one away moves the price: at least `min`.
    error Presale_PoolSideTooSmall(uint256 amount, uint256 min);

    /// @notice The token could not be sold again for what was declared: the presale was canceled instead of listed.
    event TokenRefused(address indexed token, uint256 received, uint256 least);
}
