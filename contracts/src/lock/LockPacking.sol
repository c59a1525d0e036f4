// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The two words of a lock
/// @notice *Terms*, from the lowest bit on: owner (160), `unlockAt` (40), `lockedAt` (40), flags (16). *Content*: units
/// (112), initial units (112), number of the asset (32). Whole words instead of structs: this is what everybody pays who
/// has locked anything.
library LockPacking {
    /// @dev Bits of flags.
    uint256 internal constant REBASING = 1;
    uint256 internal constant MIGRATABLE = 2;
    uint256 internal constant SCHEDULED = 4;
    /// @dev The most that fits a content, of either sum of units.
    uint256 internal constant MAX_UNITS = (1 << 112) - 1;

    uint256 private constant UNLOCK_SHIFT = 160;
    uint256 private constant LOCKED_SHIFT = 200;
    uint256 private constant FLAGS_SHIFT = 240;
    uint256 private constant TIME_MASK = (1 << 40) - 1;
    uint256 private constant INITIAL_SHIFT = 112;
    uint256 private constant ASSET_SHIFT = 224;

    function terms(address owner, uint256 unlockAt, uint256 lockedAt, uint256 flags) internal pure returns (uint256) {
        return
            uint256(uint160(owner)) | (unlockAt << UNLOCK_SHIFT) | (lockedAt << LOCKED_SHIFT) | (flags << FLAGS_SHIFT);
    }

    function content(uint256 units, uint256 initialUnits, uint256 asset) internal pure returns (uint256) {
        return units | (initialUnits << INITIAL_SHIFT) | (asset << ASSET_SHIFT);
    }

    function ownerOf(uint256 termsWord) internal pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 160 bits are the owner
        return address(uint160(termsWord));
    }

    function unlockAtOf(uint256 termsWord) internal pure returns (uint256) {
        return (termsWord >> UNLOCK_SHIFT) & TIME_MASK;
    }

    function lockedAtOf(uint256 termsWord) internal pure returns (uint256) {
        return (termsWord >> LOCKED_SHIFT) & TIME_MASK;
    }

    function has(uint256 termsWord, uint256 flag) internal pure returns (bool) {
        return (termsWord >> FLAGS_SHIFT) & flag != 0;
    }

    /// @dev The same terms of another owner.
    function withOwner(uint256 termsWord, address owner) internal pure returns (uint256) {
        return ((termsWord >> UNLOCK_SHIFT) << UNLOCK_SHIFT) | uint256(uint160(owner));
    }

    /// @dev The same terms until another time.
    function withUnlockAt(uint256 termsWord, uint256 unlockAt) internal pure returns (uint256) {
        return (termsWord & ~(TIME_MASK << UNLOCK_SHIFT)) | (unlockAt << UNLOCK_SHIFT);
    }

    function unitsOf(uint256 contentWord) internal pure returns (uint256) {
        return contentWord & MAX_UNITS;
    }

    function initialUnitsOf(uint256 contentWord) internal pure returns (uint256) {
        return (contentWord >> INITIAL_SHIFT) & MAX_UNITS;
    }

    function assetOf(uint256 contentWord) internal pure returns (uint256) {
        return contentWord >> ASSET_SHIFT;
    }
}
