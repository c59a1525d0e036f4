// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StandardToken} from "../../templates/token/StandardToken.sol";
import {StandardTokenProperties} from "./StandardTokenProperties.sol";

/// @notice The bytecode that users get: solc 0.8.4.
contract StandardTokenShippedTest is StandardTokenProperties {
    /// @notice The artifact was made with the constants of specification section 9.
    function test_Shipped_CompilerIsTheSpecifications() public view {
        string memory artifact = vm.readFile(SHIPPED_ARTIFACT);
        assertEq(vm.parseJsonString(artifact, ".metadata.compiler.version"), "0.8.4+commit.c7e474f2");
        assertEq(vm.parseJsonString(artifact, ".metadata.settings.evmVersion"), "istanbul");
        assertTrue(vm.parseJsonBool(artifact, ".metadata.settings.optimizer.enabled"));
        assertEq(vm.parseJsonUint(artifact, ".metadata.settings.optimizer.runs"), 200);
        string memory license = ".metadata.sources['templates/token/StandardToken.sol'].license";
        assertEq(vm.parseJsonString(artifact, license), "MIT");
    }
}
