// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {NftSaleFactory} from "../../src/nft/NftSaleFactory.sol";

/// @notice A factory of sales, a project, and people with money.
abstract contract NftFixture is Test {
    uint256 internal constant NOW = 1_800_000_000;
    uint256 internal constant FEE_WEI = 0.2 ether;
    uint256 internal constant PRICE = 0.05 ether;
    uint256 internal constant LIST_PRICE = 0.02 ether;
    uint256 internal constant TOTAL = 1000;
    uint256 internal constant SHARE = 50;
    uint256 internal constant CAP = 10;
    uint256 internal constant PLATFORM_BPS = 250;
    uint256 internal constant LIST_START = NOW + 1 hours;
    uint256 internal constant PUBLIC_START = NOW + 1 days;
    uint256 internal constant END = NOW + 30 days;
    bytes32 internal constant SALT = keccak256("salt");
    string internal constant HIDDEN_URI = "ipfs://hidden.json";
    string internal constant BASE_URI = "ipfs://folder/";

    address internal immutable platform = makeAddr("platform");
    address internal immutable dev = makeAddr("dev");
    address internal immutable project = makeAddr("project");
    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable carol = makeAddr("carol");

    NftSaleFactory internal factory;
    NftSale internal implementation;

    function setUp() public virtual {
        vm.warp(NOW);
        vm.roll(1_000_000);
        factory = new NftSaleFactory(platform);
        implementation = new NftSale();
        vm.startPrank(platform);
        factory.setTemplate(1, address(implementation), true);
        factory.setFee(1, FEE_WEI);
        factory.setDevAddress(dev);
        factory.setMintFeePercent(PLATFORM_BPS);
        vm.stopPrank();
        address[4] memory people = [project, alice, bob, carol];
        for (uint256 i = 0; i < people.length; ++i) {
            vm.deal(people[i], 1000 ether);
        }
    }

    function strings(string memory uri) internal pure returns (string[] memory s) {
        s = new string[](4);
        (s[0], s[1], s[2], s[3]) = ("Harbour Lights", "HARB", uri, "bafyinfo");
    }

    function addresses(address token) internal pure returns (address[] memory a) {
        a = new address[](3);
        a[0] = token;
    }

    /// @notice A public sale with a list, an end, a cap and a share of the owner's, nothing minted, nothing hidden.
    function numbers() internal pure returns (uint256[] memory n) {
        n = new uint256[](14);
        (n[0], n[1], n[2], n[4]) = (2, 2, TOTAL, SHARE);
        (n[5], n[6], n[7]) = (PRICE, LIST_PRICE, CAP);
        (n[8], n[9], n[10], n[11]) = (LIST_START, PUBLIC_START, END, 500);
    }

    function ownerNumbers() internal pure returns (uint256[] memory n) {
        n = new uint256[](14);
        (n[0], n[1], n[2], n[4], n[11]) = (1, 2, TOTAL, TOTAL, 500);
    }

    function hiddenNumbers() internal pure returns (uint256[] memory n) {
        n = numbers();
        n[13] = uint256(keccak256(abi.encodePacked(SALT, BASE_URI)));
    }

    function create(address token, uint256[] memory n, string memory uri) internal returns (NftSale) {
        vm.prank(project);
        return NftSale(factory.deploy{value: FEE_WEI}(1, strings(uri), addresses(token), n));
    }

    function create() internal returns (NftSale) {
        return create(address(0), numbers(), BASE_URI);
    }

    function buy(NftSale sale, address who, uint256 amount) internal {
        vm.prank(who);
        sale.mint{value: amount * PRICE}(who, amount, amount * PRICE);
    }

    function rates(uint256 first, uint256 second, uint256 third) internal pure returns (uint256[] memory r) {
        r = new uint256[](third != 0 ? 3 : second != 0 ? 2 : 1);
        r[0] = first;
        if (second != 0) r[1] = second;
        if (third != 0) r[2] = third;
    }

    function openInviter(NftSale sale, uint256[] memory rates_) internal {
        vm.prank(project);
        factory.openInviter(address(sale), rates_);
    }

    function leafOf(NftSale sale, address account, uint256 allowance) internal view returns (bytes32) {
        return keccak256(abi.encode(keccak256(abi.encode(block.chainid, address(sale), account, allowance))));
    }

    function pairHash(bytes32 a, bytes32 b) internal pure returns (bytes32) {
        return a < b ? keccak256(abi.encode(a, b)) : keccak256(abi.encode(b, a));
    }
}
