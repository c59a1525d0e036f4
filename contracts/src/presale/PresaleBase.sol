// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleCreation} from "./IPresaleCreation.sol";
import {PresaleAdmin} from "./PresaleAdmin.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleClaims} from "./PresaleClaims.sol";
import {PresaleContributions} from "./PresaleContributions.sol";
import {PresaleFinalize} from "./PresaleFinalize.sol";
import {PresaleRefunds} from "./PresaleRefunds.sol";
import {PresaleState} from "./PresaleState.sol";

/// @title A presale: what its participants do is here, everything else is answered by the admin contract
abstract contract PresaleBase is
    IPresaleCreation,
    PresaleContributions,
    PresaleRefunds,
    PresaleClaims,
    PresaleFinalize
{
    /// @notice Whose code answers what this contract has none for. It never changes.
    address public immutable adminContract;

    constructor(PresaleAdmin adminContract_) PresaleState(adminContract_.inviterContract()) {
        adminContract = address(adminContract_);
    }

    /// @dev No function of the admin contract takes native currency.
    // solhint-disable-next-line no-complex-fallback, payable-fallback
    fallback() external {
        address to = adminContract;
        assembly ("memory-safe") {
            let call_ := mload(0x40)
            calldatacopy(call_, 0x00, calldatasize())
            let ok := delegatecall(gas(), to, call_, calldatasize(), 0x00, 0x00)
            returndatacopy(call_, 0x00, returndatasize())
            if iszero(ok) { revert(call_, returndatasize()) }
            return(call_, returndatasize())
        }
    }

    /// @inheritdoc IPresaleCreation
    /// @dev The factory has checked everything.
    function init(Start calldata start) external {
        if (msg.sender != PresaleArgs.readAddress(PresaleArgs.FACTORY)) revert Presale_NotFactory(msg.sender);
        Ledger memory book = _loadLedger();
        if (book.endTime != 0) revert Presale_AlreadyInitialized();
        (book.startTime, book.endTime, book.mode) = (start.startTime, start.endTime, start.useWhiteList);
        if (start.enableWhiteTransfer) book.flags = SLOT_TRANSFER;
        _saveLedger(book);
        if (uint160(start.whitelistAdmin) | start.t1Block | start.t2Block != 0) {
            // forge-lint: disable-next-line(unsafe-typecast) shorter than the presale
            _tiers = Tiers({admin: start.whitelistAdmin, t1: uint40(start.t1Block), t2: uint40(start.t2Block)});
        }
        if (start.whitelistRoot != 0) _root = start.whitelistRoot;
    }
}
