// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Position manager of a V4 exchange, as far as it is called here
interface IV4PositionManager {
    /// @param currency0,currency1 Tokens; `address(0)` is the native currency.
    /// @param fee Parts per million; with bit 23 set the hook decides.
    /// @param hooks What the pool calls, or `address(0)`.
    struct PoolKey {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    /// @notice Carries out `unlockData`: `abi.encode(bytes actions, bytes[] params)`.
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;

    /// @notice Pool of a position; `info` is 200 bits of the pool's id, upper and lower tick (24 bits each), and 8 bits.
    function getPoolAndPositionInfo(uint256 tokenId) external view returns (PoolKey memory key, uint256 info);

    /// @notice Liquidity of a position.
    function getPositionLiquidity(uint256 tokenId) external view returns (uint128);

    /// @notice Where all pools are.
    function poolManager() external view returns (address);
}
