// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";

/// @notice P-39: `powers.json` names every function that only the owner of a platform contract can call. Found in the
/// compiled code itself: a function that is added, or that loses its check, turns this red.
contract PowersTest is AbiReader {
    address private immutable stranger = makeAddr("stranger");

    function test_P39_TheTableOfPowersIsWhole() public {
        string memory table = vm.readFile("powers.json");
        string[] memory names = vm.parseJsonKeys(table, "$");
        assertEq(names.length, 18);
        for (uint256 i = 0; i < names.length; ++i) {
            string[] memory listed = vm.parseJsonStringArray(table, string.concat(".", names[i]));
            checkContract(names[i], listed);
        }
    }

    /// @dev Its functions refuse a stranger as one who is not the owner, or for their arguments.
    function checkContract(string memory name, string[] memory listed) private {
        uint256 count;
        string memory path = string.concat("out/", name, ".sol/", name, ".json");
        address target = makeAddr(name);
        vm.etch(target, vm.getDeployedCode(path));
        Writer[] memory writers = writersOf(path);
        for (uint256 i = 0; i < writers.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory answer) = target.call(emptyCall(writers[i].selector));
            bool isPower = !ok && answer.length == 4 && bytes4(answer) == Ownable.Unauthorized.selector;
            assertEq(isPower, contains(listed, writers[i].signature), string.concat(name, ".", writers[i].signature));
            if (isPower) ++count;
        }
        assertEq(count, listed.length, name);
    }

    function contains(string[] memory list, string memory wanted) private pure returns (bool) {
        for (uint256 i = 0; i < list.length; ++i) {
            if (same(list[i], wanted)) return true;
        }
        return false;
    }
}
