// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a vault reads of a locker of liquidity
interface ILiquidityLocks {
    /// @notice One lock, or zeros when there is none.
    /// @return lpToken What is locked.
    /// @return owner Who may take it once it is unlocked.
    /// @return amount Smallest units that are locked now.
    /// @return initialAmount Smallest units that were locked.
    /// @return lockedAt Unix seconds.
    /// @return unlockAt Unix seconds.
    /// @return changes How often the lock shrank or changed hands.
    function lockOf(uint256 lockId)
        external
        view
        returns (
            address lpToken,
            address owner,
            uint256 amount,
            uint256 initialAmount,
            uint256 lockedAt,
            uint256 unlockAt,
            uint256 changes
        );
}
