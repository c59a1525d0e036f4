// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {PrintableText} from "../../templates/token/PrintableText.sol";

/// @notice Texts that look like what they are: UTF-8 without controls, marks of direction and characters of no width.
contract PrintableTextTest is Test {
    function test_IsPrintable_TakesEveryScript() public pure {
        bytes[10] memory texts = [
            bytes(""),
            bytes(" ~"),
            hex"c2a0",
            hex"dfbf",
            hex"e0a080",
            hex"e6b8afe58fa3",
            hex"ed9fbf",
            hex"ee8080",
            hex"f0909080",
            hex"f48fbfbf"
        ];
        for (uint256 i = 0; i < texts.length; ++i) {
            assertTrue(PrintableText.isPrintable(texts[i]));
        }
    }

    function test_IsPrintable_RefusesWhatIsNotSeen() public pure {
        uint24[19] memory points = [
            uint24(0x00),
            0x1f,
            0x7f,
            0x80,
            0x9f,
            0x200b,
            0x200e,
            0x200f,
            0x202a,
            0x202c,
            0x202e,
            0x2060,
            0x2064,
            0x2066,
            0x2069,
            0xfeff,
            0x09,
            0x0a,
            0x85
        ];
        for (uint256 i = 0; i < points.length; ++i) {
            assertFalse(PrintableText.isPrintable(bytes.concat("a", encode(points[i]), "b")), vm.toString(points[i]));
        }
        uint24[8] memory neighbours = [uint24(0x20), 0x7e, 0xa0, 0x200a, 0x2010, 0x2029, 0x202f, 0x206a];
        for (uint256 i = 0; i < neighbours.length; ++i) {
            assertTrue(PrintableText.isPrintable(encode(neighbours[i])), vm.toString(neighbours[i]));
        }
    }

    function test_IsPrintable_RefusesBrokenUtf8() public pure {
        bytes[14] memory texts = [
            bytes(hex"80"),
            hex"c1bf",
            hex"c0af",
            hex"c2",
            hex"c241",
            hex"e08080",
            hex"e09fbf",
            hex"eda080",
            hex"edbfbf",
            hex"e6b8",
            hex"f0808080",
            hex"f08fbfbf",
            hex"f4908080",
            hex"f5808080"
        ];
        for (uint256 i = 0; i < texts.length; ++i) {
            assertFalse(PrintableText.isPrintable(texts[i]), vm.toString(i));
        }
    }

    function encode(uint256 point) private pure returns (bytes memory) {
        if (point < 0x80) return abi.encodePacked(uint8(point));
        if (point < 0x800) return abi.encodePacked(uint8(0xc0 | point >> 6), uint8(0x80 | point & 0x3f));
        return
            abi.encodePacked(uint8(0xe0 | point >> 12), uint8(0x80 | (point >> 6) & 0x3f), uint8(0x80 | point & 0x3f));
    }
}
