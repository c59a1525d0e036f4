// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PresaleState} from "./PresaleState.sol";
import {PresaleAdmin} from "./PresaleAdmin.sol";
import {PresaleFinalize} from "./PresaleFinalize.sol";

/// @title A presale: what its participants do is here, everything else is answered by the admin contract
abstract contract PresaleBase is PresaleFinalize {
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
}
