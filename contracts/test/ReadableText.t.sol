// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {ReadableTables} from "../src/ReadableTables.sol";
import {ReadableText} from "../src/ReadableText.sol";

/// @notice Names that people read: the SDK's own table of names, and Unicode's tables to their edges.
contract ReadableTextTest is Test {
    string private names = vm.readFile("test/fixtures/names.json");

    function test_IsReadable_AgreesWithTheSdkOnEachName() public view {
        bytes[] memory taken = vm.parseJsonBytesArray(names, ".taken");
        assertGt(taken.length, 150);
        for (uint256 i = 0; i < taken.length; ++i) {
            assertTrue(ReadableText.isReadable(taken[i]), string(taken[i]));
        }
        bytes[] memory refused = vm.parseJsonBytesArray(names, ".refused");
        assertGt(refused.length, 200);
        for (uint256 i = 0; i < refused.length; ++i) {
            assertFalse(ReadableText.isReadable(refused[i]), vm.toString(refused[i]));
        }
    }

    function test_IsReadable_RefusesEveryHiddenRangeToItsEdges() public pure {
        bytes memory ranges = ReadableTables.HIDDEN;
        uint256 end = 0;
        for (uint256 i = 0; i < ranges.length; i += 6) {
            (uint256 first, uint256 last) = (pointAt(ranges, i), pointAt(ranges, i + 3));
            assertGe(last, first);
            // U+FE0F, joiners and tags are hidden too, where no emoji asks for them.
            assertFalse(ReadableText.isReadable(between(first)), vm.toString(first));
            assertFalse(ReadableText.isReadable(between((first + last) / 2)), vm.toString(first));
            assertFalse(ReadableText.isReadable(between(last)), vm.toString(last));
            if (first > end + 1 && isShown(first - 1)) {
                assertTrue(ReadableText.isReadable(between(first - 1)), vm.toString(first - 1));
            }
            if (isShown(last + 1)) assertTrue(ReadableText.isReadable(between(last + 1)), vm.toString(last + 1));
            end = last;
        }
    }

    function test_IsReadable_RefusesMarksAlone() public pure {
        bytes memory ranges = ReadableTables.MARKS;
        for (uint256 i = 0; i < ranges.length; i += 3) {
            bytes memory mark = encode(pointAt(ranges, i));
            assertFalse(ReadableText.isReadable(mark), vm.toString(mark));
            assertFalse(ReadableText.isReadable(bytes.concat(mark, " ", mark)), vm.toString(mark));
        }
    }

    function test_IsReadable_JoinsWhatUnicodeJoins() public pure {
        bytes memory pairs = ReadableTables.PAIRS;
        for (uint256 i = 0; i < pairs.length; i += 6) {
            (uint256 first, uint256 second) = (pointAt(pairs, i), pointAt(pairs, i + 3));
            bytes memory joined = bytes.concat(encode(first), hex"e2808d", encode(second));
            assertTrue(ReadableText.isReadable(joined), string(joined));
            // Nothing joins a letter.
            assertFalse(ReadableText.isReadable(bytes.concat("a", hex"e2808d", encode(second))));
            assertFalse(ReadableText.isReadable(bytes.concat(encode(first), hex"e2808d", "a")));
        }
    }

    function test_IsReadable_MakesPicturesOfWhatHasOne() public pure {
        bytes memory pictures = ReadableTables.PICTURES;
        for (uint256 i = 0; i < pictures.length; i += 3) {
            bytes memory picture = bytes.concat(encode(pointAt(pictures, i)), hex"efb88f");
            assertTrue(ReadableText.isReadable(picture), string(picture));
            assertFalse(ReadableText.isReadable(bytes.concat(picture, hex"efb88f")), "twice");
        }
    }

    function test_IsReadable_RefusesBrokenUtf8() public pure {
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
            assertFalse(ReadableText.isReadable(texts[i]), vm.toString(i));
            assertFalse(ReadableText.isReadable(bytes.concat("a", texts[i])), vm.toString(i));
        }
    }

    function test_IsReadable_TakesNoTextAsOne() public pure {
        assertTrue(ReadableText.isReadable(""));
    }

    /// @notice Names of any length, and one sign at any place of them: what is shown is taken, controls are not.
    function testFuzz_IsReadable_PlainNames(uint256 seed, uint256 length, uint256 at, uint8 sign) public pure {
        length = bound(length, 1, 130);
        at = bound(at, 0, length - 1);
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = bytes1(uint8(0x21 + uint256(keccak256(abi.encode(seed, i))) % 0x5e));
        }
        assertTrue(ReadableText.isReadable(text));
        text[at] = bytes1(sign);
        bool isInside = at != 0 && at != length - 1;
        bool isSeen = sign > 0x20 && sign < 0x7f;
        assertEq(ReadableText.isReadable(text), isSeen || (sign == 0x20 && isInside));
    }

    /// @notice Any bytes are answered, and what is taken ends and begins with something to see.
    function testFuzz_IsReadable_Answers(bytes memory text) public pure {
        if (!ReadableText.isReadable(text) || text.length == 0) return;
        assertTrue(text[0] != 0x20 && text[text.length - 1] != 0x20);
        for (uint256 i = 0; i < text.length; ++i) {
            assertTrue(text[i] >= 0x20 && text[i] != 0x7f);
        }
    }

    function between(uint256 point) private pure returns (bytes memory) {
        return bytes.concat("a", encode(point), "b");
    }

    /// @dev Neither half a pair nor one of a plane's last two, nor beyond the last plane.
    function isShown(uint256 point) private pure returns (bool) {
        return point < 0x110000 && (point < 0xd800 || point > 0xdfff) && point & 0xfffe != 0xfffe;
    }

    function pointAt(bytes memory table, uint256 i) private pure returns (uint256) {
        return uint256(uint8(table[i])) << 16 | uint256(uint8(table[i + 1])) << 8 | uint8(table[i + 2]);
    }

    function encode(uint256 point) private pure returns (bytes memory) {
        if (point < 0x80) return abi.encodePacked(uint8(point));
        if (point < 0x800) return abi.encodePacked(uint8(0xc0 | point >> 6), uint8(0x80 | point & 0x3f));
        bytes memory rest = abi.encodePacked(uint8(0x80 | (point >> 6) & 0x3f), uint8(0x80 | point & 0x3f));
        if (point < 0x10000) return bytes.concat(abi.encodePacked(uint8(0xe0 | point >> 12)), rest);
        return bytes.concat(abi.encodePacked(uint8(0xf0 | point >> 18), uint8(0x80 | (point >> 12) & 0x3f)), rest);
    }
}
