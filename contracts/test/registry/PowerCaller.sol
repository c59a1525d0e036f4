// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AbiReader} from "../fixtures/AbiReader.sol";

/// @notice Calls the functions of `powers.json` as the owner of a contract, with arguments drawn from a seed.
abstract contract PowerCaller is AbiReader {
    address[] internal people;
    uint256 internal effective;

    /// @notice One function of a contract, by its name in the table. All arguments there are single words.
    function usePower(string memory name, address target, address owner, uint256 seed) internal {
        string[] memory signatures = vm.parseJsonStringArray(vm.readFile("powers.json"), string.concat(".", name));
        string memory signature = signatures[seed % signatures.length];
        bytes memory data = abi.encodePacked(bytes4(keccak256(bytes(signature))));
        string memory list = vm.split(vm.split(signature, "(")[1], ")")[0];
        string[] memory types = bytes(list).length == 0 ? new string[](0) : vm.split(list, ",");
        for (uint256 i = 0; i < types.length; ++i) {
            uint256 word = uint256(keccak256(abi.encode(seed, i)));
            if (same(types[i], "address")) word = uint160(people[word % people.length]);
            else if (same(types[i], "bool")) word %= 2;
            // Mostly numbers that mean something: templates, roles, plans, basis points.
            else if (word % 8 != 0) word = (word >> 8) % 10;
            data = bytes.concat(data, bytes32(word));
        }
        vm.prank(owner);
        (bool ok,) = target.call(data);
        if (ok) ++effective;
    }
}
