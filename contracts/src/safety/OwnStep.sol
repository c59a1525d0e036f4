// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A step of a rehearsal, as a call of its own
/// @notice So that a refusal undoes the step and is told, instead of ending the rehearsal.
library OwnStep {
    /// @notice Longest refusal that is handed on, however much a token sends; a step's own answer fits.
    uint256 internal constant MAX_ANSWER_BYTES = 512;

    /// @notice Calls the running contract with at most `stepGas`. @return answer The first bytes of the answer.
    function run(bytes memory question, uint256 stepGas) internal returns (bool ok, bytes memory answer) {
        uint256 most = MAX_ANSWER_BYTES;
        answer = new bytes(most);
        assembly ("memory-safe") {
            ok := call(stepGas, address(), 0, add(question, 0x20), mload(question), add(answer, 0x20), most)
            if lt(returndatasize(), most) { mstore(answer, returndatasize()) }
        }
    }
}
