// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenDetector} from "../../src/token-factory/ITokenDetector.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";

/// @notice What the detector reads of taxed tokens, of the shipped bytecode.
contract TokenDetectorTaxedTest is TaxedFixture {
    TaxedToken private token;

    function setUp() public override {
        super.setUp();
        Arrays memory a = taxedArrays(taxedDraft());
        registerTemplate(2, vm.getCode(artifactOf("TaxedToken")), a);
        token = deployTaxed(2, alice, a, 0);
    }

    function test_GetTokenInfo_TaxedToken() public {
        (uint256 templateId,,, uint256[] memory numbers, address[] memory addresses, bool[] memory bools,) =
            detector.getTokenInfo(address(token));
        assertEq(templateId, 2);
        assertEq(numbers.length, 21);
        uint256[15] memory wanted =
            [uint256(300), 500, 100, 700, 900, 20, 30, 50, 0, 0, SUPPLY / 50, SUPPLY / 100, 0, SUPPLY / 10_000, 0];
        for (uint256 i = 0; i < wanted.length; ++i) {
            assertEq(numbers[6 + i], wanted[i], vm.toString(i));
        }
        address[7] memory places = [alice, marketing, address(router), wrappedNative, address(0), DEAD, address(0)];
        assertEq(addresses.length, 7);
        for (uint256 i = 0; i < places.length; ++i) {
            assertEq(addresses[i], places[i], vm.toString(i));
        }
        bool[7] memory on = [true, false, true, true, true, true, false];
        assertEq(bools.length, 7);
        for (uint256 i = 0; i < on.length; ++i) {
            assertEq(bools[i], on[i], vm.toString(i));
        }
        launchWithPool(token);
        (,,, numbers, addresses, bools,) = detector.getTokenInfo(address(token));
        assertTrue(bools[6]);
        (,, uint256 launchedAt,,,,) = token.launchState();
        assertTrue(launchedAt != 0 && numbers[20] == launchedAt);
        assertTrue(addresses[4] != address(0));
    }

    function test_GetTokenInfo_TaxedTokenThatAnswersNothing() public {
        vm.etch(address(token), address(new AnswersAnything(hex"01")).code);
        (,,, uint256[] memory numbers, address[] memory addresses, bool[] memory bools,) =
            detector.getTokenInfo(address(token));
        for (uint256 i = 0; i < numbers.length; ++i) {
            assertEq(numbers[i], 0);
        }
        assertEq(addresses[3], address(0));
        assertFalse(bools[6]);
    }

    function test_RevertWhen_GasTooLowForATaxedToken() public {
        (bool ok, bytes memory failure) =
            address(detector).call{gas: 2_300_000}(abi.encodeCall(detector.getTokenInfo, (address(token))));
        assertFalse(ok);
        assertEq(bytes4(failure), ITokenDetector.TokenDetector_GasTooLow.selector);
    }
}
