// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721A} from "../../lib/erc721a/contracts/ERC721A.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {NftFixture} from "./NftFixture.sol";

interface IEvmVersion {
    function setEvmVersion(string calldata version) external;
}

/// @notice Nothing but ERC721A: what a mint costs without any rule.
contract BareCollection is ERC721A {
    constructor() ERC721A("Harbour Lights", "HARB") {
        _mint(msg.sender, 1);
    }

    function mint(uint256 amount) external payable {
        _mint(msg.sender, amount);
    }
}

/// @notice What people pay: whole transactions, a sale that is a clone with every rule on, cold slots.
contract NftSaleGasTest is NftFixture {
    string private constant GROUP = "nft/NftSale";
    uint256 private constant RULES_GAS = 5000;

    NftSale private sale;
    BareCollection private bare;
    bytes32[] private proof;

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function setUp() public override {
        super.setUp();
        sale = create();
        openInviter(sale, rates(1000, 500, 250));
        bytes32[10] memory sides;
        bytes32 root = leafOf(sale, carol, 3);
        for (uint256 i = 0; i < sides.length; ++i) {
            sides[i] = keccak256(abi.encode(i));
            proof.push(sides[i]);
            root = pairHash(root, sides[i]);
        }
        vm.prank(project);
        sale.setWhitelist(root, "bafylist");
        vm.warp(PUBLIC_START);
        bare = new BareCollection();
        vm.startPrank(alice);
        bare.mint(1);
        vm.stopPrank();
        buy(sale, alice, 1);
    }

    function test_Gas_Mint() public onTodaysNetwork {
        vm.startPrank(alice);
        bare.mint(1);
        uint256 one = vm.snapshotGasLastCall(GROUP, "bare ERC721A, mint 1");
        bare.mint(5);
        uint256 five = vm.snapshotGasLastCall(GROUP, "bare ERC721A, mint 5");
        sale.mint{value: PRICE}(alice, 1, PRICE);
        assertLe(vm.snapshotGasLastCall(GROUP, "mint 1"), one + RULES_GAS);
        sale.mint{value: 5 * PRICE}(alice, 5, 5 * PRICE);
        assertLe(vm.snapshotGasLastCall(GROUP, "mint 5"), five + RULES_GAS);
    }

    function test_Gas_FirstMint() public onTodaysNetwork {
        vm.startPrank(bob);
        sale.mint{value: PRICE}(bob, 1, PRICE);
        vm.snapshotGasLastCall(GROUP, "mint 1, first of a wallet");
    }

    function test_Gas_MintInvited() public onTodaysNetwork {
        vm.prank(bob);
        sale.mintInvited{value: PRICE}(bob, 1, PRICE, alice);
        vm.snapshotGasLastCall(GROUP, "mint 1, first of a wallet and of its inviter");
        vm.prank(bob);
        sale.mint{value: PRICE}(bob, 1, PRICE);
        vm.snapshotGasLastCall(GROUP, "mint 1, rewarded");
        sale.claimReward(alice);
        vm.snapshotGasLastCall(GROUP, "claim a reward");
    }

    function test_Gas_MintListed() public onTodaysNetwork {
        vm.warp(LIST_START);
        vm.prank(carol);
        sale.mintListed{value: LIST_PRICE}(carol, 1, LIST_PRICE, address(0), 3, proof);
        vm.snapshotGasLastCall(GROUP, "mint 1 from a list of 1 024, first of a wallet");
    }

    function test_Gas_MintByOwner() public onTodaysNetwork {
        vm.prank(project);
        sale.mintByOwner(project, 20);
        vm.snapshotGasLastCall(GROUP, "owner mints 20");
    }

    function test_Gas_Withdraw() public onTodaysNetwork {
        sale.withdraw();
        vm.snapshotGasLastCall(GROUP, "withdraw");
    }

    function test_Gas_Deploy() public onTodaysNetwork {
        vm.warp(NOW);
        vm.prank(project);
        factory.deploy{value: FEE_WEI}(1, strings(BASE_URI), addresses(address(0)), numbers());
        vm.snapshotGasLastCall(GROUP, "create");
    }
}
