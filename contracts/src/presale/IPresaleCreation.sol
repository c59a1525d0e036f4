// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a presale is told by the factory that has just made it
interface IPresaleCreation {
    /// @notice Those terms that may change later, within their rules; units as in `IPresale.Terms`.
    struct Start {
        uint256 startTime;
        uint256 endTime;
        uint256 useWhiteList;
        uint256 t1Block;
        uint256 t2Block;
        bool enableWhiteTransfer;
        address whitelistAdmin;
        bytes32 whitelistRoot;
    }

    /// @notice The presale's factory only, once (P-37).
    function init(Start calldata start) external;
}
