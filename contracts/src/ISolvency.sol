// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a contract owes and what it holds
/// @notice Implemented by every contract of the suite that holds value, so that one page can check all of them (P-38).
interface ISolvency {
    /// @notice One asset of one contract.
    /// @param asset Token address; `address(0)` stands for the native currency.
    /// @param owed What others may claim, in the asset's smallest unit.
    /// @param held What the contract holds, in the asset's smallest unit. Solvent means `held >= owed`.
    struct AssetSolvency {
        address asset;
        uint256 owed;
        uint256 held;
    }

    /// @notice Owed and held for each asset that the contract may hold.
    function solvency() external view returns (AssetSolvency[] memory assets);
}
